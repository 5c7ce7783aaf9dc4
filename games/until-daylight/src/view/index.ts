import { type Chance, rekeyed, type Seat, type Who } from '@holdout/engine'
import { type Box, boxOf, type CardName, type Kind } from '../data/box.ts'
import type { Event } from '../events.ts'
import type { Options } from '../options.ts'
import { diceFor, legalAmmo } from '../rules/attack.ts'
import { countFor, isAchieved } from '../rules/experience.ts'
import { mostShift, turnsBeforeTail } from '../rules/search.ts'
import {
  type Attack,
  actingLeader,
  barricadesLeft,
  experience,
  fixed,
  healthOf,
  isOverfull,
  isTimed,
  type Place,
  type Player,
  placeOf,
  type Question,
  type State,
  seatOf,
  slotLimit,
  slotsUsed,
  tokenLimit,
  trapsLeft,
  waveSize,
} from '../state.ts'

export interface ObjectiveView {
  readonly objective: CardName
  readonly xp: number
  /** Progress of each part of its condition. */
  readonly progress: readonly { readonly now: number; readonly needed: number }[]
}

export interface PlayerView {
  readonly seat: Seat
  readonly character: string | null
  readonly damage: number
  readonly health: number
  readonly bag: readonly CardName[]
  readonly slots: number
  readonly limit: number
  readonly overfull: boolean
  readonly line: readonly CardName[]
  readonly barricades: number
  readonly traps: number
  readonly tokenLimit: number
  readonly trophies: readonly CardName[]
  readonly saved: number
  readonly experience: number
  readonly achieved: readonly CardName[]
  /** Number of objectives not achieved. `objectives` shows them to their owner, or to all with the option. */
  readonly hidden: number
  readonly objectives: readonly ObjectiveView[] | null
  /** The secondary objective that was not kept, for its owner only. */
  readonly rejected: CardName | null
  readonly stuck: number
  readonly absent: boolean
  readonly stopping: boolean
}

export interface AttackView {
  readonly by: Seat
  readonly area: Seat
  readonly with: string
  readonly used: readonly CardName[]
  readonly dice: number
  readonly convert: number
  readonly misses: number
  readonly bodies: number
  readonly heads: number
  readonly at: number
  readonly felled: readonly CardName[]
  /** Legal numbers of ammunition cards, and the dice each gives. */
  readonly choices: readonly { readonly ammo: number; readonly dice: number }[]
}

export interface View {
  readonly options: Options
  readonly you: Seat | null
  readonly round: number
  readonly rounds: number
  readonly cycle: number
  readonly phase: State['phase']
  readonly timed: boolean
  readonly leader: Seat | null
  readonly actingLeader: Seat
  readonly starter: Seat
  readonly receiver: Seat | null
  readonly turnOf: Seat | null
  readonly searchTurn: number | null
  readonly requests: number
  readonly refused: readonly { readonly owner: Seat; readonly card: CardName }[]
  readonly nextWave: number
  readonly carAlarms: number
  readonly piles: readonly [number, number]
  readonly rubbleDiscard: readonly CardName[]
  readonly horde: number
  readonly hordeDiscard: readonly CardName[]
  readonly barricades: number
  readonly traps: number
  readonly players: readonly PlayerView[]
  readonly attack: AttackView | null
  readonly asked: AskedView | null
  readonly vote: { readonly plan: string; readonly votes: readonly (boolean | null)[] } | null
  readonly note: { readonly plan: string; readonly agreed: boolean } | null
}

/** The open decision, with what all seats may know of it. */
interface AskedView {
  readonly step: Question['step']
  /** The seat whose card, damage or choice it is. */
  readonly who: Seat | null
  readonly spent: boolean
  readonly card: CardName | null
  readonly amount: number
  readonly why: string | null
  readonly source: string | null
  readonly ready: readonly Seat[]
  /** The two secondary objectives to choose from, for their owner only. */
  readonly cards: readonly CardName[]
  /** Blackout: the seats that have chosen. `mine` is this seat's own choice. */
  readonly chosen: readonly Seat[]
  readonly mine: CardName | null
}

const SHORT = [1, 3, 5, 7, 9, 10]

/** The view of one seat. Nearly everything is open; the piles, other players' objectives and the gong are hidden. */
export function view(s: State, who: Who, open?: View): View {
  const box = boxOf(s)
  const me = who === 'table' ? null : placeOf(who)
  const name = (card: Kind): CardName => box.names[card]
  return {
    options: s.options,
    you: me === null || me < 0 ? null : seatOf(me),
    round: s.round,
    rounds: s.options['short-night'] ? SHORT.length : 10,
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
  return turn.refused.map(key => ({ owner: seatOf(Math.floor(key / 1000)), card: box.names[key % 1000] }))
}

function viewPlayer(s: State, box: Box, player: Player, place: Place, own: boolean): PlayerView {
  const name = (card: Kind): CardName => box.names[card]
  const chosen = player.character !== null
  const open = own || s.options['objectives.open'] || s.outcome !== null
  return {
    seat: seatOf(place),
    character: chosen ? box.characters[player.character as number].id : null,
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

/**
 * Randomizes what a seat cannot know: piles, horde, other players' secondary objectives, Blackout choices, the gong.
 */
export function determinize(s: State, seat: Seat, chance: Chance): State {
  const copy = clone(s)
  const me = placeOf(seat)
  if (s.outcome !== null) return copy
  const rubble = [...copy.piles[0], ...copy.piles[1]]
  chance.shuffle('rubble', rubble)
  const a = copy.piles[0].length
  copy.piles = [rubble.slice(0, a), rubble.slice(a)]
  chance.shuffle('horde', copy.horde)
  dealSecondaries(copy, me, chance)
  guessChoices(copy, me, chance)
  guessGong(copy, chance)
  copy.chance = rekeyed(chance)
  return copy
}

/** Redeals other players' open and rejected secondary objectives together with the pile. */
function dealSecondaries(s: State, me: Place, chance: Chance): void {
  const box = boxOf(s)
  const secondary = (card: Kind): boolean => box.objectives[card].character === null
  const pool = s.secondary
  s.players.forEach((player, place) => {
    if (place === me) return
    if (!s.options['objectives.open']) pool.push(...player.objectives.filter(secondary))
    if (player.rejected !== null) pool.push(player.rejected)
    pool.push(...player.offered)
  })
  chance.shuffle('secondary', pool)
  // An achieved objective would have been announced, so no player holds one.
  const auto = s.options['objectives.announce'] === 'auto'
  s.players.forEach((player, place) => {
    if (place === me) return
    if (!s.options['objectives.open']) {
      const fits = (card: Kind): boolean => !auto || !isAchieved(s, place, card)
      player.objectives = fixed(player.objectives.map(card => (secondary(card) ? takeCard(pool, fits) : card)))
    }
    if (player.rejected !== null) player.rejected = takeCard(pool, () => true)
    player.offered = fixed(player.offered.map(() => takeCard(pool, () => true)))
  })
}

function takeCard(pool: Kind[], fits: (card: Kind) => boolean): Kind {
  const at = pool.findLastIndex(fits)
  return pool.splice(at < 0 ? pool.length - 1 : at, 1)[0]
}

/** DL-142 A hidden Blackout choice may be any of that player's cards. */
function guessChoices(s: State, me: Place, chance: Chance): void {
  for (let i = 0; i < s.agenda.length; i++) {
    const step = s.agenda[i]
    if (step.step !== 'blackout') continue
    const chosen = step.chosen.map((card, place) => {
      const { bag } = s.players[place]
      return card === null || place === me ? card : bag[chance.pick('blackout', bag)]
    })
    s.agenda[i] = { step: 'blackout', chosen }
  }
}

/** DL-43, DL-53 Draws a new hidden moment for the gong that is still in the future. */
function guessGong(s: State, chance: Chance): void {
  const { search } = s
  if (search === null || s.options['gong.turn'] > 0) return
  const jitter = mostShift(s)
  if (search.last === null) {
    if (jitter > 0) search.shift = chance.int('shift', 2 * jitter + 1) - jitter
    return
  }
  if (s.options['search.tail'] !== 'random') return
  const least = turnsBeforeTail(s)
  const spent = s.agenda.some(step => step.step === 'search-turn' && step.spent)
  const from = Math.max(least, search.turn + (spent ? 1 : 0))
  search.last = from + chance.int('tail', least + s.players.length - from)
}

/**
 * Uses spread and slice instead of literals. V8 moves objects made by literals to its old space once some of them have
 * lived long (a benchmark's positions, a match's history), and then every clone costs 5 times as much. Lists made by
 * `fixed` are shared.
 */
export function clone(s: State): State {
  const copy: State = { ...s, chance: { ...s.chance }, agenda: s.agenda.slice() } // a step is never changed on the agenda
  copy.players = s.players.slice()
  for (let place = 0; place < s.players.length; place++) copy.players[place] = clonePlayer(s.players[place])
  copy.piles = [s.piles[0].slice(), s.piles[1].slice()]
  copy.rubbleDiscard = s.rubbleDiscard.slice()
  copy.horde = s.horde.slice()
  copy.hordeDiscard = s.hordeDiscard.slice()
  copy.secondary = s.secondary.slice()
  if (s.search) copy.search = { ...s.search }
  if (s.turn) copy.turn = { ...s.turn, refused: s.turn.refused.slice(), noise: s.turn.noise.map(one => ({ ...one })) }
  if (s.attack) copy.attack = cloneAttack(s.attack)
  if (s.assault) copy.assault = { ...s.assault }
  if (s.vote) copy.vote = { ...s.vote, votes: s.vote.votes.slice() }
  if (s.note) copy.note = { ...s.note }
  return copy
}

function clonePlayer(player: Player): Player {
  const copy = { ...player }
  copy.bag = player.bag.slice()
  copy.line = player.line.slice()
  copy.tally = player.tally.slice()
  return copy
}

function cloneAttack(attack: Attack): Attack {
  const rolled = attack.rolled && { ...attack.rolled }
  return { ...attack, used: attack.used.slice(), felled: attack.felled.slice(), rolled }
}
