import type { Seat, Who } from '@holdout/engine'
import { type CardId, nameOf } from '../data/load.ts'
import type { Event } from '../events.ts'
import {
  type Attack,
  abilityOf,
  countTactics,
  isHurt,
  labelOf,
  lurkerTag,
  type Pile,
  type Row,
  type State,
  SURVIVOR,
  tagOf,
  targetOf,
  ZOMBIE,
} from '../state.ts'
import { wholeRow } from '../targets.ts'
import type { AttackView, PileView, RowView, View } from './types.ts'

export { clone } from './clone.ts'
export { determinize } from './determinize.ts'
export type { AttackView, PileView, RowView, View, ZombieView } from './types.ts'

/** Builds the view field by field: a field of the state that is not named here is hidden. */
export function view(s: State, who: Who, open?: View): View {
  const top = s.agenda.length ? s.agenda[s.agenda.length - 1] : null
  const tactics = countTactics(s.hand)
  const zombieTactics = countTactics(s.zombieHand)
  return {
    options: s.options,
    who,
    character: s.character,
    ability: s.character === null ? null : abilityOf(s).id,
    row: s.row,
    health: s.health,
    down: s.down,
    grabbedBy: s.grabbedBy === null ? null : targetOf(s, s.grabbedBy),
    tokens: s.tokens,
    lastBreath: s.lastBreath,
    concussions: s.concussions,
    energyLost: s.energyLost,
    slots: open ? open.slots : s.slots.map(card => (card === null ? null : tagOf(s, card))),
    hand: who === SURVIVOR ? s.hand.map(card => labelOf(s, card)) : null,
    handCount: { supplies: s.hand.length - tactics, tactics },
    shown: open ? open.shown : s.shown.map(card => tagOf(s, card)),
    lookedAt: who === SURVIVOR ? s.lookedAt.map(nameOf) : null,
    lookedAtCount: s.lookedAt.length,
    rows: open ? open.rows : s.rows.map(row => viewRow(s, row)),
    warehouse: s.warehouse.map(lurker => (who === ZOMBIE || isHurt(lurker) ? lurkerTag(lurker) : null)), // TS-11, TS-R47
    zombieHand: who === ZOMBIE ? s.zombieHand.map(nameOf) : null,
    zombieHandCount: { zombies: s.zombieHand.length - zombieTactics, tactics: zombieTactics },
    search: who === ZOMBIE && top?.step === 'search-deck' ? s.zombies.draw.map(nameOf).sort() : null,
    piles: open ? open.piles : viewPiles(s),
    inPlay: open ? open.inPlay : namesOf(s.inPlay),
    removed: open ? open.removed : namesOf(s.removed),
    timeTokens: open ? open.timeTokens : s.timeTokens.slice(),
    round: s.round,
    active: s.active,
    phase: s.phase && { ...s.phase },
    energy: s.energy,
    abilityUsed: s.abilityUsed,
    freePickUpUsed: s.freePickUpUsed,
    attackActions: s.attackActions,
    usedOnce: open ? open.usedOnce : slotsUsedOnce(s),
    shrieked: s.shrieked,
    attack: open ? open.attack : s.attack && viewAttack(s, s.attack),
    blow: s.blow && {
      zombie: targetOf(s, s.blow.zombie),
      result: s.blow.result,
      line: s.blow.line,
      lethal: s.blow.lethal,
    },
    asked: top?.step ?? null,
    about: aboutOf(s, top),
    killed: s.killed,
    idle: s.idle.slice(),
  }
}

/** Shared views of empty rows and piles. Most rows and many piles are empty. */
const NONE: readonly never[] = Object.freeze([])
const BARE_ROW: RowView = Object.freeze({ zombies: NONE, faceUp: NONE, faceDown: 0, token: false })

function slotsUsedOnce(s: State): readonly number[] {
  if (s.usedOnce.length === 0) return NONE
  return s.slots.flatMap((card, at) => (card !== null && s.usedOnce.includes(card) ? [at + 1] : []))
}

function namesOf(cards: readonly CardId[]): readonly string[] {
  return cards.length === 0 ? NONE : cards.map(nameOf)
}

function viewRow(s: State, row: Row): RowView {
  if (row.zombies.length + row.faceUp.length + row.faceDown.length === 0 && !row.token) return BARE_ROW
  return {
    zombies: row.zombies.map(({ card, health, down, time, attacked }) => ({
      zombie: nameOf(card),
      health,
      down,
      time,
      attacked,
    })),
    faceUp: row.faceUp.map(card => tagOf(s, card)),
    faceDown: row.faceDown.length, // a count, because their contents are hidden
    token: row.token,
  }
}

function viewPiles(s: State): View['piles'] {
  return {
    supplies: viewPile(s.supplies),
    tactics: viewPile(s.tactics),
    zombies: viewPile(s.zombies),
    zombieTactics: viewPile(s.zombieTactics),
    attack: viewPile(s.attackDeck),
    zombieAttack: viewPile(s.zombieAttackDeck),
  }
}

function viewPile(pile: Pile): PileView {
  return { draw: pile.draw.length, used: namesOf(pile.used) }
}

function viewAttack(s: State, attack: Attack): AttackView {
  return {
    kind: attack.kind,
    mode: attack.mode,
    target: attack.target === null ? wholeRow(attack.row) : targetOf(s, attack.target),
    result: attack.result,
    spoiled: attack.spoiled,
    again: attack.again,
  }
}

function aboutOf(s: State, top: State['agenda'][number] | null): string | number | null {
  if (top?.step === 'confront') return targetOf(s, (top as unknown as { zombie: CardId }).zombie)
  if (top?.step === 'may-cancel') return nameOf((top as unknown as { card: CardId }).card)
  if (top?.step === 'place-horde') return (top as unknown as { left: number }).left > 2 ? 6 : 8
  if (top?.step === 'start-clock' || top?.step === 'hand-limit') return (top as unknown as { seat: Seat }).seat
  return null
}

/** Hides drawn cards, face-down cards and the Scavenger's cards from other viewers. */
export function see(event: Event, who: Who): Event | null {
  switch (event.event) {
    case 'drew':
      return who === event.seat ? event : { ...event, card: null }
    case 'picked-up':
      return who === SURVIVOR || !event.hidden ? event : { ...event, card: null }
    case 'scavenged':
      return who === SURVIVOR ? event : { ...event, cards: null }
    case 'kept':
      return who === SURVIVOR ? event : { ...event, card: null }
    default:
      return event
  }
}
