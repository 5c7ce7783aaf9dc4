import type { Agenda } from '@holdout/engine'
import {
  type Fighter,
  type GunRef,
  holderOf,
  isPawnsGun,
  type PawnId,
  type PlayerId,
  type SurvivorId,
} from './codes.ts'
import { BOARD, type Building, isBuilding, type Loc } from './data/board.ts'
import { type Card, type CombatCard, FACES, type House } from './data/load.ts'
import { WALLS } from './limits.ts'
import type { Options } from './options.ts'
import { type Stacks, stackOf } from './stacks.ts'

export interface Gun {
  readonly card: Card
  bullets: number
}

/** A survivor in play, carried by a pawn or placed in a building. */
export interface Survivor {
  readonly id: SurvivorId
  /** The pawn that carries it, otherwise null. */
  pawn: PawnId | null
  /** The building where it is placed, otherwise null. */
  at: Building | null
  gun: Gun | null
  /** ZT-98 */
  doomed: boolean
}

export interface Pawn {
  /** null: dead, or not yet on the board. */
  at: Loc | null
  health: number
  guns: Gun[]
}

/** Cards that a player has stored in a building, never empty. The last card was stored last. */
export interface Stored {
  readonly at: Building
  readonly by: PlayerId
  cards: Card[]
}

export interface Fireworks {
  readonly at: Building
  readonly by: PlayerId
  /** ZT-178 The number of that player's turn ends until it is discarded. */
  left: number
}

/**
 * The rules version of new matches. In version 1, `build-more` was asked only if the player held another barricade, and
 * a time-out could trigger a drawn Zombie. Up to version 2, a draw was paid after its cards were handled. Up to version
 * 3, a time-out took the first of several equal choices: home bases and targets of events.
 */
export const RULES_VERSION = 4

/** Plain lists instead of nested objects, because bots copy the state very often. */
export interface State extends Agenda<Steps> {
  readonly options: Options
  /** Absent in matches that began under version 1 of the rules. They are replayed under that version. */
  readonly rules?: 2 | 3 | typeof RULES_VERSION
  // By player
  hands: Stacks
  /** ZT-09 Cards dealt at setup, until the player has kept enough of them. */
  dealt: Stacks
  kills: number[]
  /** The order of deaths: 1 for the first player who died, null while alive. */
  died: (number | null)[]
  pawns: Pawn[]
  /** All survivors in play. Those of one place are in the order in which they came there. */
  survivors: Survivor[]
  // By building
  houses: (House | null)[]
  counters: number[]
  owners: (PlayerId | null)[]
  /** Whether a building is its owner's home base. */
  homes: boolean[]
  /** The barricades of each building. The top one is the outermost. */
  walls: Stacks
  /** The unexplored piles. */
  piles: Stacks
  stored: Stored[]
  fireworks: Fireworks[]
  /** The number of zombies at each location. */
  zombies: number[]
  /** The locations of zombies that have moved in this zombie phase, once for each zombie. */
  moved: Loc[]
  cemetery: number
  /** ZT-137 Zombies that left the game without being scored. */
  gone: number
  /** Action cards not in play: the deck during setup, the box afterwards. */
  box: Card[]
  discard: Card[]
  /** Cards that the active player is looking at, the top card last. */
  looked: Card[]
  chosen: Card | null
  combat: CombatCard[]
  used: CombatCard[]
  youngest: PlayerId
  keeper: PlayerId
  active: PlayerId
  day: number
  actions: number
  /** Free movements left. */
  walks: number
}

/** The rest of a way that was interrupted by entering a building. */
export interface Way {
  readonly how: 'walk' | 'sent'
  readonly chain: readonly Loc[]
}

/** A fight between two sides at one place. `once`: it stops after one round (ZT-117). */
export interface Fight {
  readonly attacker: Fighter
  readonly gun: GunRef
  readonly target: Fighter
  readonly at: Loc
  readonly once: boolean
}

/** A zombie that has come to a place, and the pawns that still have to face it. */
export interface Arrival {
  readonly at: Loc
  /** Whether the zombie has moved in this phase. */
  readonly moved: boolean
  readonly queue: readonly PawnId[]
  /** Players who had a pawn there: the zombie does not attack their placed survivors (ZT-94). */
  readonly spared: readonly PlayerId[]
}

export interface Harm {
  readonly pawn: PawnId
  readonly cause: 'zombie' | 'fight' | 'trap'
  readonly flees: boolean
}

type Nothing = Record<never, never>

export interface Steps {
  home: { readonly turn: number }
  deal: Nothing
  keep: { readonly answers: readonly number[] }
  'draw-on': Nothing
  'deal-buildings': Nothing
  'begin-play': Nothing
  turn: Nothing
  main: Nothing
  'end-of-turn': Nothing
  'pass-turn': { readonly to: PlayerId }
  discard: { readonly player: PlayerId }
  move: { readonly pawn: PawnId; readonly chain: readonly Loc[] }
  walk: { readonly pawn: PawnId; readonly chain: readonly Loc[] }
  'continue-move': { readonly pawn: PawnId; readonly chain: readonly Loc[] }
  'fight-zombies': { readonly pawn: PawnId }
  obligatory: { readonly pawn: PawnId }
  enter: { readonly pawn: PawnId; readonly at: Loc; readonly way: Way | null }
  'ask-challenges': {
    readonly pawn: PawnId
    readonly at: Loc
    readonly queue: readonly Fighter[]
    readonly way: Way | null
  }
  challenge: {
    readonly pawn: PawnId
    readonly at: Loc
    readonly queue: readonly Fighter[]
    readonly way: Way | null
  }
  'draw-stored': { readonly pawn: PawnId }
  'draw-one': { readonly pawn: PawnId; readonly from: PlayerId | null }
  'draw-many': { readonly pawn: PawnId }
  'put-back': { readonly pawn: PawnId; readonly use: 'take' | 'trigger' | null }
  storing: { readonly pawn: PawnId }
  'pick-stored': { readonly pawn: PawnId }
  'build-more': { readonly pawn: PawnId; readonly cards: readonly Card[] }
  'fire-again': { readonly pawn: PawnId; readonly gun: GunRef; readonly at: Loc }
  'zombie-arrives': { readonly at: Loc; readonly moved: boolean; readonly first: PawnId | null }
  'face-zombie': Arrival
  'face-pawn': Arrival & { readonly pawn: PawnId }
  'face-order': Arrival & { readonly of: PlayerId }
  defend: Arrival & { readonly pawn: PawnId }
  'survivors-face': { readonly at: Loc; readonly moved: boolean }
  'defend-survivors': { readonly at: Loc; readonly moved: boolean }
  'survivor-dies': { readonly at: Loc }
  damage: Harm
  sacrifice: Harm
  flee: { readonly pawn: PawnId }
  'home-defended': { readonly at: Building; readonly player: PlayerId }
  'fight-round': Fight
  'fight-gun': Fight
  clash: Fight & { readonly with: GunRef }
  'after-round': Fight & { readonly loser: Fighter }
  retreat: Fight & { readonly pawn: PawnId; readonly loser: Fighter }
  'fight-on': Fight
  'trap-kills': { readonly at: Building; readonly left: number; readonly player: PlayerId | null }
  'zombie-phase': Nothing
  'zombie-move': { readonly left: number }
  refill: Nothing
  'resolve-event': { readonly card: Card; readonly player: PlayerId; readonly pawn: PawnId | null }
  'event-pawn': { readonly card: Card; readonly player: PlayerId }
  'random-pile': { readonly player: PlayerId }
  'random-position': { readonly player: PlayerId; readonly at: Building; readonly of: PlayerId | null }
  'switch-cards': { readonly player: PlayerId }
  'send-pawn': { readonly player: PlayerId }
  'send-way': { readonly player: PlayerId; readonly pawn: PawnId; readonly chain: readonly Loc[] }
  sent: { readonly pawn: PawnId; readonly chain: readonly Loc[] }
  'sent-faces': { readonly pawn: PawnId; readonly chain: readonly Loc[] }
  'sent-defends': { readonly pawn: PawnId; readonly chain: readonly Loc[] }
  'move-back': {
    readonly player: PlayerId
    readonly at: Building
    /** The number of zombies on each contact square that still have to move. */
    readonly left: readonly number[]
    readonly gone: readonly { readonly to: Loc; readonly moved: boolean }[]
  }
  'add-zombies': { readonly player: PlayerId; readonly at: Building }
  scoring: Nothing
}

/** A step on the agenda. */
export type TopStep = State['agenda'][number]

// Read-only helpers.

/** The rules version of a match. */
export function rulesOf({ rules }: Pick<State, 'rules'>): number {
  return rules ?? 1
}

export function playerCount(s: State): number {
  return s.options.players
}

export function ownerOf(s: State, pawn: PawnId): PlayerId {
  return pawn % s.options.players
}

export function isAlive(s: State, player: PlayerId): boolean {
  return s.died[player] === null
}

export function livingPlayers(s: State): number {
  let count = 0
  for (const died of s.died) if (died === null) count++
  return count
}

export function livingPawns(s: State, player: PlayerId): number {
  let count = 0
  for (let pawn = player; pawn < s.pawns.length; pawn += playerCount(s)) if (s.pawns[pawn].at !== null) count++
  return count
}

export function handOf(s: State, player: PlayerId): Card[] {
  return stackOf(s.hands, player)
}

export function owned(s: State, player: PlayerId): number {
  let count = 0
  for (const owner of s.owners) if (owner === player) count++
  return count
}

export function ownPawnIn(s: State, player: PlayerId, at: Loc): boolean {
  for (let pawn = player; pawn < s.pawns.length; pawn += playerCount(s)) if (s.pawns[pawn].at === at) return true
  return false
}

export function enemyPawnIn(s: State, player: PlayerId, at: Loc): boolean {
  for (let pawn = 0; pawn < s.pawns.length; pawn++)
    if (s.pawns[pawn].at === at && ownerOf(s, pawn) !== player) return true
  return false
}

export function anyPawnAt(s: State, at: Loc): boolean {
  for (const pawn of s.pawns) if (pawn.at === at) return true
  return false
}

/** The number of barricades of a building. */
export function wallCount(s: State, at: Building): number {
  return s.walls.sizes[at]
}

export function wallsOf(s: State, at: Building): Card[] {
  return stackOf(s.walls, at)
}

/** The total value of a building's barricades. */
export function wallTotal(s: State, at: Building): number {
  return wallCount(s, at) === 0 ? 0 : worthOf(wallsOf(s, at))
}

/** The total value of these barricades. */
export function worthOf(cards: readonly Card[]): number {
  let total = 0
  for (const card of cards) total += FACES[card].value
  return total
}

/** ZT-40 A building with 3 barricades is closed to all players but its owner. */
export function isClosedTo(s: State, at: Loc, player: PlayerId): boolean {
  return isBuilding(at) && wallCount(s, at) >= WALLS && s.owners[at] !== player
}

/** ZT-136 The number of zombies on the four contact squares. */
export function adjacentZombies(s: State, at: Building): number {
  const squares = BOARD.contacts[at]
  return s.zombies[squares[0]] + s.zombies[squares[1]] + s.zombies[squares[2]] + s.zombies[squares[3]]
}

/** The number of zombies at a location that have moved in this phase. */
export function movedAt(s: State, at: Loc): number {
  let count = 0
  for (const loc of s.moved) if (loc === at) count++
  return count
}

/**
 * The survivors placed in a building, in the order of placing. All belong to its owner, because a claim discards the
 * others (ZT-122).
 */
export function placedIn(s: State, at: Building): Survivor[] {
  return s.survivors.length === 0 ? [] : s.survivors.filter(survivor => survivor.at === at)
}

export function carriedBy(s: State, pawn: PawnId): Survivor[] {
  return s.survivors.length === 0 ? [] : s.survivors.filter(survivor => survivor.pawn === pawn)
}

/** The number of survivors placed in a building. */
export function placedCount(s: State, at: Building): number {
  let count = 0
  for (const survivor of s.survivors) if (survivor.at === at) count++
  return count
}

export function carriedCount(s: State, pawn: PawnId): number {
  let count = 0
  for (const survivor of s.survivors) if (survivor.pawn === pawn) count++
  return count
}

/** Whether a barricade or a survivor holds the building. */
export function isHeld(s: State, at: Building): boolean {
  return wallCount(s, at) > 0 || placedCount(s, at) > 0
}

export function isLoaded(gun: Gun | null | undefined): gun is Gun {
  return gun !== null && gun !== undefined && gun.bullets > 0
}

/** ZT-63 A pawn without a loaded gun is unarmed. */
export function isArmed(pawn: Pawn): boolean {
  for (const gun of pawn.guns) if (gun.bullets > 0) return true
  return false
}

export function survivorById(s: State, id: SurvivorId): Survivor | null {
  for (const survivor of s.survivors) if (survivor.id === id) return survivor
  return null
}

/** The location of a survivor: its building or that of its pawn. */
export function whereIs(s: State, { pawn, at }: Survivor): Loc {
  return pawn === null ? (at as Building) : (s.pawns[pawn].at as Loc)
}

export function ownerOfSurvivor(s: State, { pawn, at }: Survivor): PlayerId {
  return pawn === null ? (s.owners[at as Building] as PlayerId) : ownerOf(s, pawn)
}

/** The gun of a reference; null if there is none. */
export function gunAt(s: State, pawn: PawnId, ref: GunRef): Gun | null {
  return isPawnsGun(ref) ? (s.pawns[pawn].guns[ref] ?? null) : (survivorById(s, holderOf(ref))?.gun ?? null)
}

/** The stored pile of a player in a building; null if there is none. */
export function storedBy(s: State, at: Building, player: PlayerId): Stored | null {
  for (const stored of s.stored) if (stored.at === at && stored.by === player) return stored
  return null
}

/** Whether the current decision is part of an action phase: a `main` step is still on the agenda. */
export function inActionPhase(s: State): boolean {
  for (const step of s.agenda) if (step.step === 'main') return true
  return false
}

/**
 * Whether an earlier survivor of the list is equal to this one, so that offering both would be the same choice twice.
 */
export function hasTwinBefore(list: readonly Survivor[], index: number): boolean {
  const { gun, doomed } = list[index]
  for (let i = 0; i < index; i++) {
    const other = list[i]
    if (other.doomed !== doomed) continue
    if (gun === null ? other.gun === null : other.gun?.card === gun.card && other.gun.bullets === gun.bullets)
      return true
  }
  return false
}
