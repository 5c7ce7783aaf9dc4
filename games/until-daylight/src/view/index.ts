import type { Who } from '@holdout/engine'
import { type Place, placeOf, refusedBy, refusedCard, seatOf } from '../codes.ts'
import { type Box, boxOf, type CardName, type CharacterIndex, type Kind } from '../data/box.ts'
import type { Event } from '../events.ts'
import { diceFor, legalAmmo } from '../rules/attack.ts'
import { countFor } from '../rules/experience.ts'
import { roundsOf } from '../rules/rounds.ts'
import { attractedBy } from '../rules/taming.ts'
import {
  actingLeader,
  barricadesLeft,
  experience,
  healthOf,
  isOverfull,
  isTimed,
  type Player,
  type State,
  slotLimit,
  slotsUsed,
  tokenLimit,
  trapsLeft,
  waveSize,
} from '../state.ts'
import type { AskedView, AttackView, PlayerView, View } from './types.ts'

export { clone } from './clone.ts'
export { determinize } from './determinize.ts'
export type { PlayerView, View } from './types.ts'

/** The view of one seat. Nearly everything is open; the piles, other players' objectives and the gong are hidden. */
export function view(s: State, who: Who, open?: View): View {
  const box = boxOf(s)
  const me = who === 'table' ? null : placeOf(who)
  const name = (card: Kind): CardName => box.names[card]
  return {
    options: s.options,
    you: me === null || me < 0 ? null : seatOf(me),
    round: s.round,
    rounds: roundsOf(s.options).length,
    cycle: s.cycle,
    phase: s.phase,
    timed: isTimed(s.options),
    leader: s.leader === null ? null : seatOf(s.leader),
    actingLeader: seatOf(actingLeader(s)),
    starter: seatOf(s.starter),
    receiver: s.receiver === null ? null : seatOf(s.receiver),
    turnOf: s.turn === null ? null : seatOf(s.turn.player),
    searchTurn: s.search === null ? null : s.search.turn, // the shift and the last turn stay hidden
    requests: s.turn === null ? 0 : s.turn.requests,
    refused: open ? open.refused : viewRefused(s, box),
    nextWave: waveSize(s),
    carAlarms: s.carAlarms,
    piles: [s.piles[0].length, s.piles[1].length], // sizes only: cards and order stay hidden
    rubbleDiscard: open ? open.rubbleDiscard : s.rubbleDiscard.map(name),
    horde: s.horde.length,
    hordeDiscard: open ? open.hordeDiscard : s.hordeDiscard.map(name),
    barricades: barricadesLeft(s),
    traps: trapsLeft(s),
    players: s.players.map((player, place) =>
      open && me !== place ? open.players[place] : viewPlayer(s, box, player, place, me === place),
    ),
    attack: open ? open.attack : viewAttack(s, box),
    asked: viewQuestion(s, box, me),
    vote: s.vote === null ? null : { plan: s.vote.plan, votes: s.vote.votes.slice() },
    note: s.note === null ? null : { plan: s.note.plan, agreed: s.note.agreed },
  }
}

function viewRefused({ turn }: State, box: Box): View['refused'] {
  if (turn === null) return []
  return turn.refused.map(refusal => ({
    owner: seatOf(refusedBy(refusal)),
    card: box.names[refusedCard(refusal)],
  }))
}

function viewPlayer(s: State, box: Box, player: Player, place: Place, own: boolean): PlayerView {
  const name = (card: Kind): CardName => box.names[card]
  const chosen = player.character !== null
  const open = own || s.options['objectives-open'] || s.outcome !== null
  return {
    seat: seatOf(place),
    character: chosen ? box.characters[player.character as CharacterIndex].id : null,
    damage: player.damage,
    health: chosen ? healthOf(s, place) : 0,
    bag: player.bag.map(name),
    slots: slotsUsed(box, player.bag),
    limit: chosen ? slotLimit(s, place) : 0,
    overfull: chosen && isOverfull(s, place),
    line: player.line.map(name),
    barricades: player.barricades,
    traps: player.traps,
    tokenLimit: chosen ? tokenLimit(s, place) : 2,
    trophies: player.trophies.map(name),
    saved: player.saved,
    experience: experience(s, place),
    achieved: player.achieved.map(name),
    hidden: player.objectives.length,
    objectives: open
      ? player.objectives.map(card => ({
          objective: name(card),
          xp: box.objectives[card].xp,
          progress: box.objectives[card].needs.map(need => ({ now: countFor(s, place, need), needed: need.atLeast })),
        }))
      : null,
    rejected: own && player.rejected !== null ? name(player.rejected) : null,
    stuck: player.stuck,
    absent: s.absent[place],
    stopping: s.stopping[place],
  }
}

function viewAttack(s: State, box: Box): AttackView | null {
  const { attack } = s
  if (attack === null) return null
  const name = (card: Kind): CardName => box.names[card]
  return {
    by: seatOf(attack.by),
    area: seatOf(attack.area),
    with: box.means[attack.means].id,
    used: attack.used.map(name),
    dice: attack.dice,
    convert: attack.convert,
    misses: attack.misses,
    bodies: attack.bodies,
    heads: attack.heads,
    at: attack.at,
    felled: attack.felled.map(name),
    attracts: attractedBy(s, attack),
    choices:
      attack.ammo === null && attack.rolled === null && box.means[attack.means].heads === 0
        ? legalAmmo(s, attack).map(ammo => ({ ammo, dice: diceFor(s, attack, ammo) }))
        : [],
  }
}

function viewQuestion(s: State, box: Box, me: Place | null): AskedView | null {
  const step = s.agenda.at(-1)
  if (step === undefined || s.outcome !== null) return null
  const who = 'who' in step ? step.who : 'owner' in step ? step.owner : null
  const mine = 'chosen' in step && me !== null && me >= 0 ? step.chosen[me] : null
  return {
    step: step.step,
    who: who === null ? null : seatOf(who),
    spent: 'spent' in step ? step.spent : false,
    card: 'card' in step ? box.names[step.card] : null,
    amount: 'amount' in step ? step.amount : 'left' in step ? (step.left ?? 0) : 0,
    why: 'why' in step ? step.why : null,
    source: 'source' in step ? step.source : null,
    ready: 'ready' in step ? step.ready.map(seatOf) : [],
    cards:
      step.step === 'choose-secondary' && step.who === me ? s.players[me].offered.map(card => box.names[card]) : [],
    chosen: 'chosen' in step ? step.chosen.flatMap((card, place) => (card === null ? [] : [seatOf(place)])) : [],
    mine: mine === null ? null : box.names[mine],
  }
}

/** Redacts an event: secondary objectives and Blackout choices are visible to their owner only. */
export function see(event: Event, who: Who): Event {
  if (event.event === 'secondary-dealt' && event.who !== who) return { ...event, cards: null }
  if (event.event === 'secondary-kept' && event.who !== who) return { ...event, kept: null, other: null }
  if (event.event === 'handed-on' && event.who !== who) return { ...event, card: null }
  if (event.event === 'claim-failed' && event.who !== who) return { ...event, objective: null }
  return event
}
