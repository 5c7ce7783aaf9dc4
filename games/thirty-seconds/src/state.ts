import type { Agenda, Seat } from '@holdout/engine'
import { type Label, writeLabel } from './data/labels.ts'
import {
  type Ability,
  ALL_SUPPLIES,
  type CardId,
  CHARACTERS,
  isSupply,
  isTactic,
  isZombieTactic,
  type Line,
  type Mode,
  modeNamed,
  nameOf,
  type Result,
  SURVIVOR_TACTICS,
  supplyOf,
  tacticOf,
  ZOMBIE_TACTICS,
  zombieOf,
  zombieTacticOf,
} from './data/load.ts'
import type { Steps } from './moves.ts'
import type { Options } from './options.ts'
import { NO_TARGET, placeOfTarget, rowOfTarget, type Target, targetAt } from './targets.ts'

export const SURVIVOR: Seat = 'survivor'
export const ZOMBIE: Seat = 'zombie'

/** The index of a side in lists with one entry per side. */
export type Side = 0 | 1
export const SURVIVOR_SIDE: Side = 0
const ZOMBIE_SIDE: Side = 1

export function sideOf(seat: Seat): Side {
  return seat === SURVIVOR ? SURVIVOR_SIDE : ZOMBIE_SIDE
}

/** TS-01 Ten rows of alley and, beyond them, the street. */
export const ROWS = 10
export const STREET = 11

/** TS-99 The row from which the option `clock-from-row-six` starts the clock. */
export const HALFWAY = 6

/** TS-45 The Survivor's maximum health. */
export const FULL_HEALTH = 5

/** TS-111 The most zombies in a row. */
export const ROW_LIMIT = 3

/** TS-88 The hand limits. */
export const HAND_LIMITS: Readonly<Record<Seat, number>> = { [SURVIVOR]: 4, [ZOMBIE]: 6 }

/** A zombie in the alley. `time` counts its time tokens (Zombie Friend); `attacked` is for this zombie turn. */
export interface Zombie {
  card: CardId
  health: number
  down: boolean
  time: number
  attacked: boolean
}

/** A row: its zombies from the bottom (nearest the alley cards) up, and the cards and token on the Survivor's side. */
export interface Row {
  zombies: Zombie[]
  faceUp: CardId[]
  faceDown: CardId[]
  token: boolean
}

/** A zombie behind the warehouse door. A damaged one is known to all players (the option `grenade-door`). */
export interface Lurker {
  readonly card: CardId
  readonly health: number
}

/** A draw pile and its discard pile; the last card of each is the top. */
export interface Pile {
  draw: CardId[]
  used: CardId[]
}

/** An Attack deck; `shuffle` says that its Shuffle card was drawn this turn (TS-87). */
export interface AttackPile extends Pile {
  shuffle: boolean
}

/** The Survivor's attack being resolved (TS-152). */
export interface Attack {
  kind: 'weapon' | 'stomp' | 'knockdown'
  /** The weapon with the values it had when it was announced; null for an unarmed attack. */
  weapon: CardId | null
  mode: string | null
  /** The announced zombie; null for a Grenade. */
  target: CardId | null
  row: number
  line: Line
  damage: number
  result: Result | null
  /** The attack was blocked or spoiled and fails completely (TS-63). */
  spoiled: boolean
  critical: number
  /** Damage that Double Head Shot adds. */
  bonus: number
  /** Whether Quick Trigger or Quick Hands was declared. */
  again: boolean
  /** Whether such a card may be declared at all. */
  mayAgain: boolean
  linedUp: CardId | null
  criticalHits: CardId[]
  clipped: CardId[]
  /** One entry for each point of divided damage. */
  shares: CardId[]
  /** The zombie that gets the extra point of an attack on a whole row. */
  pointTo: CardId | null
}

/** A zombie attack that did not miss and is being resolved (TS-122 to TS-124). */
export interface Blow {
  zombie: CardId
  result: Result
  line: Line
  /** Whether a Self Defense Trainer token was used against it. */
  tokenTried: boolean
  /** TS-83 Damage that would kill the Survivor. */
  lethal: boolean
}

/** The current Action Phase; null outside of one. */
export interface Phase {
  of: Seat
  timed: boolean
  bell: boolean
  acted: boolean
}

/**
 * The rules version of a new match. In version 1 a Confrontation could fire the Shotgun's slug a second time. Up to
 * version 2 a game could be claimed after two missed Action Phases, without a warning.
 */
export const RULES_VERSION = 3

export interface State extends Agenda<Steps> {
  readonly options: Options
  /** The rules version under which the match began; absent for version 1. */
  readonly rules?: number
  character: string | null
  row: number
  health: number
  down: boolean
  grabbedBy: CardId | null
  /** Ability tokens on the card. */
  tokens: number
  /** TS-83 The last breath: available, its penalty due next turn, or used. */
  lastBreath: 'ready' | 'owed' | 'spent'
  concussions: number
  /** TS-147 Energy lost per turn for the rest of the match. */
  energyLost: number
  slots: (CardId | null)[]
  /** Supply and Tactics cards in one hand, the newest last. */
  hand: CardId[]
  /** Supply cards in that hand that all players saw being picked up. */
  shown: CardId[]
  /** Supply cards that the Scavenger is looking at. */
  lookedAt: CardId[]
  /** Ammo, durability or armor points of every Supply card (TS-151). */
  left: number[]
  damaged: { weapon: CardId; card: CardId }[]
  rows: Row[]
  warehouse: Lurker[]
  zombieHand: CardId[]
  supplies: Pile
  tactics: Pile
  zombies: Pile
  zombieTactics: Pile
  attackDeck: AttackPile
  zombieAttackDeck: AttackPile
  /** Panic, Exhausted and Distraction while in play. */
  inPlay: CardId[]
  /** Cards out of the game. */
  removed: CardId[]
  /** Unused time tokens, by `Side`. In solo all are on the Survivor's side (TS-19). */
  timeTokens: number[]
  round: number
  active: Seat
  phase: Phase | null
  energy: number
  /** Uses this turn of actions that are limited per turn. */
  abilityUsed: boolean
  freePickUpUsed: boolean
  attackActions: number
  usedOnce: CardId[]
  shrieked: boolean
  /** TS-148 Whether a zombie attacked since the last Survivor Resolution Phase. */
  attacked: boolean
  reachedSix: boolean
  /** Own Action Phases in a row that a side missed, by `Side` (TS-R58). */
  idle: number[]
  attack: Attack | null
  blow: Blow | null
  pauseAskedBy: Seat | null
  killed: number
  killedHealth: number
  emptied: boolean
}

export function isSolo(s: State): boolean {
  return s.options.mode === 'solo'
}

export function other(seat: Seat): Seat {
  return seat === SURVIVOR ? ZOMBIE : SURVIVOR
}

export function rowAt(s: State, row: number): Row {
  return s.rows[row - 1]
}

const ABILITY_OF = new Map(CHARACTERS.map(({ id, ability }) => [id, ability]))

/** The ability of the chosen character. */
export function abilityOf(s: Pick<State, 'character'>): Ability {
  return ABILITY_OF.get(s.character as string) as Ability
}

/** The zombie at a target, which must exist. */
export function zombieAt(s: State, target: Target): Zombie {
  return s.rows[rowOfTarget(target) - 1].zombies[placeOfTarget(target) - 1]
}

/** The row of a zombie; null if it is no longer in the alley. */
export function rowOf(s: State, card: CardId): number | null {
  for (let row = 1; row <= ROWS; row++)
    for (const zombie of s.rows[row - 1].zombies) if (zombie.card === card) return row
  return null
}

export function findZombie(s: State, card: CardId): Zombie | null {
  for (const row of s.rows) for (const zombie of row.zombies) if (zombie.card === card) return zombie
  return null
}

/** The target of a zombie; `NO_TARGET` if it is no longer in the alley. */
export function targetOf(s: State, card: CardId): Target {
  for (let row = 1; row <= ROWS; row++) {
    const at = s.rows[row - 1].zombies.findIndex(zombie => zombie.card === card)
    if (at >= 0) return targetAt(row, at + 1)
  }
  return NO_TARGET
}

/** The targets of the zombies in a row, from the bottom. */
export function targetsIn(s: State, row: number): Target[] {
  return (s.rows[row - 1]?.zombies ?? []).map((_, at) => targetAt(row, at + 1))
}

/** The targets of all zombies in the alley, from row 1 up. */
export function allTargets(s: State): Target[] {
  return s.rows.flatMap((_, at) => targetsIn(s, at + 1))
}

export function isRow(row: number): boolean {
  return row >= 1 && row <= ROWS
}

export function hasRoom(s: State, row: number): boolean {
  return isRow(row) && s.rows[row - 1].zombies.length < ROW_LIMIT
}

export function isKind(zombie: Zombie, kind: string): boolean {
  return zombieOf(zombie.card).id === kind
}

/** TS-25 Whether a zombie is on the ground: with a knockdown token, or a Crawler. */
export function onTheGround(zombie: Zombie): boolean {
  return zombie.down || isKind(zombie, 'crawler')
}

/** TS-150 Whether a character is down for good: the option is on and it is down with exactly 1 health. */
export function isDownForGood(
  s: Pick<State, 'options'>,
  who: { readonly down: boolean; readonly health: number },
): boolean {
  return who.down && who.health === 1 && s.options['permanent-knockdown']
}

/** The label of a zombie behind the door: `brute` undamaged, `brute/2` damaged. */
export function lurkerTag({ card, health }: Lurker): Label {
  return writeLabel(zombieOf(card).code, isHurt({ card, health }) ? health : null, false)
}

export function isHurt({ card, health }: Lurker): boolean {
  return health < zombieOf(card).health
}

export function inPlay(s: State, name: string): boolean {
  for (const card of s.inPlay) if ((isTactic(card) ? tacticOf(card).id : zombieTacticOf(card).id) === name) return true
  return false
}

/** Whether Distraction stops the zombies of this row. */
export function isFrozen(s: State, row: number): boolean {
  return row === ROWS && inPlay(s, 'distraction')
}

export function isDamaged(s: State, weapon: CardId): boolean {
  for (const entry of s.damaged) if (entry.weapon === weapon) return true
  return false
}

/** TS-155 The number of face-up zombies in higher rows. */
export function countAhead(s: State): number {
  let count = 0
  for (let row = s.row + 1; row <= ROWS; row++) count += s.rows[row - 1].zombies.length
  return count
}

/** The label of a Supply card with its state: `pistol` as printed, `pistol/3` with three left, `pistol/3!` damaged. */
const TAGS = ALL_SUPPLIES.map(card => {
  const { id, value } = supplyOf(card)
  return Array.from({ length: ((value ?? 0) + 1) * 2 }, (_, i) => {
    const left = i >> 1
    return writeLabel(id, value === null || left === value ? null : left, (i & 1) === 1)
  })
})

export function tagOf(s: State, card: CardId): Label {
  const left = supplyOf(card).value === null ? 0 : s.left[card]
  return TAGS[card][left * 2 + (isDamaged(s, card) ? 1 : 0)]
}

/** The name of a card in a hand, as used in moves. */
export function labelOf(s: State, card: CardId): Label {
  return isSupply(card) ? tagOf(s, card) : nameOf(card)
}

/** Whether a card can be equipped: weapons and armor, never items. */
export function isEquippable(card: CardId): boolean {
  return supplyOf(card).class !== 'item'
}

export function isWeapon(card: CardId): boolean {
  const kind = supplyOf(card).class
  return kind !== 'item' && kind !== 'armor'
}

/** TS-60 A firearm without ammo has only its melee mode. */
export function hasAmmoFor(s: State, weapon: CardId, mode: Mode): boolean {
  return mode.kind !== 'ranged' || s.left[weapon] > 0
}

export function modeOf(attack: Attack): Mode | null {
  return attack.mode === null ? null : modeNamed(attack.mode)
}

export function countTactics(hand: readonly CardId[]): number {
  let count = 0
  for (const card of hand) if (isTactic(card) || isZombieTactic(card)) count++
  return count
}

export function tacticInHand(hand: readonly CardId[], name: string): CardId | null {
  for (const card of hand) {
    if (isTactic(card)) {
      if (tacticOf(card).id === name) return card
    } else if (isZombieTactic(card) && zombieTacticOf(card).id === name) return card
  }
  return null
}

/** The number of copies of each Tactics card. */
const COPIES = new Map<string, number>()
for (const { id, count } of [...SURVIVOR_TACTICS, ...ZOMBIE_TACTICS]) COPIES.set(id, count)

/**
 * Whether a seat could hold this Tactics card as far as other players know: it holds some, and not all copies are
 * visible. A reaction is offered whenever this is true, because everyone sees who is asked.
 */
export function mightHold(s: State, seat: Seat, name: string): boolean {
  const mine = seat === SURVIVOR
  if (!mine && isSolo(s)) return false
  if (countTactics(mine ? s.hand : s.zombieHand) === 0) return false
  let open = 0
  for (const card of (mine ? s.tactics : s.zombieTactics).used)
    if ((mine ? tacticOf(card) : zombieTacticOf(card)).id === name) open++
  for (const card of s.inPlay) if ((isTactic(card) ? tacticOf(card) : zombieTacticOf(card)).id === name) open++
  for (const card of s.removed)
    if (mine ? isTactic(card) && tacticOf(card).id === name : isZombieTactic(card) && zombieTacticOf(card).id === name)
      open++
  if (!mine && name === 'damaged-weapon') open += s.damaged.length
  return open < (COPIES.get(name) as number)
}

export function isTimed(s: State, seat: Seat): boolean {
  if (isSolo(s)) return false // TS-100
  const seconds = s.options[seat === SURVIVOR ? 'survivor-clock' : 'zombie-clock']
  return seconds > 0 && (!s.options['clock-from-row-six'] || s.reachedSix) // TS-99
}
