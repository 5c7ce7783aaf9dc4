import { type Chance, rekeyed, type Seat, type Who } from '@holdout/engine'
import { type CardId, isSupply, isZombie, type Line, nameOf, type Result, zombieOf } from '../data/load.ts'
import type { Event } from '../events.ts'
import type { Options } from '../options.ts'
import { labelOf } from '../rules/supplies.ts'
import {
  type Attack,
  type AttackPile,
  abilityOf,
  countTactics,
  isHurt,
  lurkerTag,
  type Phase,
  type Pile,
  type Row,
  type State,
  SURVIVOR,
  tagOf,
  targetOf,
  ZOMBIE,
  type Zombie,
} from '../state.ts'

export interface ZombieView {
  readonly zombie: string
  readonly health: number
  readonly down: boolean
  readonly time: number
  readonly attacked: boolean
}

export interface RowView {
  /** From the bottom up. */
  readonly zombies: readonly ZombieView[]
  readonly faceUp: readonly string[]
  readonly faceDown: number
  readonly token: boolean
}

export interface PileView {
  readonly draw: number
  /** The discard pile, top card last. */
  readonly used: readonly string[]
}

export interface AttackView {
  readonly kind: Attack['kind']
  readonly mode: string | null
  /** Row × 10 + place. Place 0 is the row itself. */
  readonly target: number
  readonly result: Result | null
  readonly spoiled: boolean
  readonly again: boolean
}

export interface View {
  readonly options: Options
  readonly who: Who
  readonly character: string | null
  readonly ability: string | null
  readonly row: number
  readonly health: number
  readonly down: boolean
  /** Row × 10 + place of the zombie that grabbed the Survivor. */
  readonly grabbedBy: number | null
  readonly tokens: number
  readonly lastBreath: State['lastBreath']
  readonly concussions: number
  readonly energyLost: number
  readonly slots: readonly (string | null)[]
  /** The Survivor's hand; null for other viewers, who see the counts and the cards they saw being picked up. */
  readonly hand: readonly string[] | null
  readonly handCount: { readonly supplies: number; readonly tactics: number }
  readonly shown: readonly string[]
  readonly lookedAt: readonly string[] | null
  readonly lookedAtCount: number
  readonly rows: readonly RowView[]
  /** One entry per zombie behind the door, bottom first; null if this viewer cannot see it. */
  readonly warehouse: readonly (string | null)[]
  readonly zombieHand: readonly string[] | null
  readonly zombieHandCount: { readonly zombies: number; readonly tactics: number }
  /** The Zombie deck while New Blood searches it, sorted so that the order is not revealed. */
  readonly search: readonly string[] | null
  readonly piles: {
    readonly supplies: PileView
    readonly tactics: PileView
    readonly zombies: PileView
    readonly zombieTactics: PileView
    readonly attack: PileView
    readonly zombieAttack: PileView
  }
  readonly inPlay: readonly string[]
  readonly removed: readonly string[]
  readonly timeTokens: readonly number[]
  readonly round: number
  readonly active: Seat
  readonly phase: Phase | null
  readonly energy: number
  readonly abilityUsed: boolean
  readonly freePickUpUsed: boolean
  readonly attackActions: number
  /** Slots whose once-per-turn mode was used this turn. */
  readonly usedOnce: readonly number[]
  readonly shrieked: boolean
  readonly attack: AttackView | null
  readonly blow: {
    readonly zombie: number
    readonly result: Result
    readonly line: Line
    readonly lethal: boolean
  } | null
  /** The open decision, and the zombie or card it is about. */
  readonly asked: string | null
  readonly about: string | number | null
  readonly killed: number
}

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
    target: attack.target === null ? attack.row * 10 : targetOf(s, attack.target),
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

/** Deals again everything the seat cannot know: piles, the other hand, face-down cards, and future chance. */
export function determinize(s: State, seat: Seat, chance: Chance): State {
  const copy = clone(s)
  if (s.outcome) return copy
  const mine = seat === SURVIVOR
  const known = mine ? copy.hand : copy.shown
  const lurkers = copy.warehouse.map(({ card }) => card)
  dealAgain(
    chance,
    'supplies',
    [copy.supplies.draw, ...copy.rows.map(row => row.faceDown)],
    [
      { cards: copy.hand, hidden: card => isSupply(card) && !known.includes(card) },
      { cards: copy.lookedAt, hidden: () => !mine },
    ],
  )
  dealAgain(chance, 'tactics', [copy.tactics.draw], [{ cards: copy.hand, hidden: card => !mine && !isSupply(card) }])
  dealAgain(
    chance,
    'zombies',
    [copy.zombies.draw],
    [
      { cards: copy.zombieHand, hidden: card => mine && isZombie(card) },
      { cards: lurkers, hidden: (_card, at) => mine && !isHurt(copy.warehouse[at]) },
    ],
  )
  copy.warehouse = lurkers.map((card, at) => {
    const lurker = copy.warehouse[at]
    return lurker.card === card ? lurker : { card, health: zombieOf(card).health }
  })
  dealAgain(
    chance,
    'zombie-tactics',
    [copy.zombieTactics.draw],
    [{ cards: copy.zombieHand, hidden: card => mine && !isZombie(card) }],
  )
  chance.shuffle('survivor-attack', copy.attackDeck.draw)
  chance.shuffle('zombie-attack', copy.zombieAttackDeck.draw)
  copy.chance = rekeyed(chance)
  return copy
}

interface Holder {
  readonly cards: CardId[]
  readonly hidden: (card: CardId, at: number) => boolean
}

/** Shuffles all hidden cards of one kind together and deals them back in the same numbers. */
function dealAgain(chance: Chance, name: string, piles: readonly CardId[][], holders: readonly Holder[]): void {
  const pool: CardId[] = []
  for (const pile of piles) for (const card of pile) pool.push(card)
  const places: [CardId[], number][] = []
  for (const { cards, hidden } of holders) {
    for (let i = 0; i < cards.length; i++) {
      if (!hidden(cards[i], i)) continue
      pool.push(cards[i])
      places.push([cards, i])
    }
  }
  chance.shuffle(name, pool)
  for (const [cards, i] of places) cards[i] = pool.pop() as CardId
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = pool.pop() as CardId
}

export function clone(s: State): State {
  return {
    options: s.options, // frozen, so sharing is safe
    ...(s.rules === undefined ? undefined : { rules: s.rules }),
    character: s.character,
    row: s.row,
    health: s.health,
    down: s.down,
    grabbedBy: s.grabbedBy,
    tokens: s.tokens,
    lastBreath: s.lastBreath,
    concussions: s.concussions,
    energyLost: s.energyLost,
    slots: s.slots.slice(),
    hand: s.hand.slice(),
    shown: copied(s.shown),
    lookedAt: copied(s.lookedAt),
    left: s.left.slice(),
    damaged: s.damaged.length === 0 ? [] : s.damaged.map(({ weapon, card }) => ({ weapon, card })),
    rows: s.rows.map(cloneRow),
    warehouse: s.warehouse.length === 0 ? [] : s.warehouse.map(({ card, health }) => ({ card, health })),
    zombieHand: s.zombieHand.slice(),
    supplies: clonePile(s.supplies),
    tactics: clonePile(s.tactics),
    zombies: clonePile(s.zombies),
    zombieTactics: clonePile(s.zombieTactics),
    attackDeck: cloneAttackPile(s.attackDeck),
    zombieAttackDeck: cloneAttackPile(s.zombieAttackDeck),
    inPlay: copied(s.inPlay),
    removed: s.removed.slice(),
    timeTokens: s.timeTokens.slice(),
    round: s.round,
    active: s.active,
    phase: s.phase && { of: s.phase.of, timed: s.phase.timed, bell: s.phase.bell, acted: s.phase.acted },
    energy: s.energy,
    abilityUsed: s.abilityUsed,
    freePickUpUsed: s.freePickUpUsed,
    attackActions: s.attackActions,
    usedOnce: copied(s.usedOnce),
    shrieked: s.shrieked,
    attacked: s.attacked,
    reachedSix: s.reachedSix,
    idle: s.idle.slice(),
    attack: s.attack && cloneAttack(s.attack),
    blow: s.blow && { ...s.blow },
    pauseAskedBy: s.pauseAskedBy,
    killed: s.killed,
    killedHealth: s.killedHealth,
    emptied: s.emptied,
    agenda: s.agenda.slice(), // steps on the agenda are never changed
    chance: { key: s.chance.key, used: s.chance.used },
    outcome: s.outcome,
  }
}

/** Copies a list that is mostly empty. A new empty list is faster than a copy. */
function copied<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.slice()
}

function cloneRow(row: Row): Row {
  return {
    zombies: row.zombies.length === 0 ? [] : row.zombies.map(cloneZombie),
    faceUp: copied(row.faceUp),
    faceDown: copied(row.faceDown),
    token: row.token,
  }
}

function cloneZombie({ card, health, down, time, attacked }: Zombie): Zombie {
  return { card, health, down, time, attacked }
}

function clonePile(pile: Pile): Pile {
  return { draw: pile.draw.slice(), used: pile.used.slice() }
}

function cloneAttackPile(pile: AttackPile): AttackPile {
  return { draw: pile.draw.slice(), used: pile.used.slice(), shuffle: pile.shuffle }
}

function cloneAttack(attack: Attack): Attack {
  return {
    ...attack,
    criticalHits: attack.criticalHits.slice(),
    clipped: attack.clipped.slice(),
    shares: attack.shares.slice(),
  }
}
