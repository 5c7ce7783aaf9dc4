import type { Agenda, Seat } from '@holdout/engine'
import { BOARD, type Building, isBuilding, type Loc } from './data/board.ts'
import { type Card, type CombatCard, FACES, type House } from './data/load.ts'
import text from './data/text.en.json' with { type: 'json' }
import type { Options } from './options.ts'
import { type Stacks, stackOf } from './stacks.ts'

/** A player by number: p1 is 0. */
export type PlayerId = number
/** A pawn by number. With two players a player has two: 0 and 2, 1 and 3. Its owner is the number modulo the players. */
export type PawnId = number
/** A survivor in play: one of 14. */
export type SurvivorId = number
/** Who fires: 0 and 1 are the pawn's guns, 2 and above the survivor with that number less 2. */
export type GunRef = number
/** One side of a fight: a pawn, or from 10 on a survivor. */
export type Fighter = number

/** ZT-04 */
export const ALL_ZOMBIES = 100
/** ZT-28 */
export const FULL = 6
/** ZT-111 */
export const FULL_HEALTH = 4
/** ZT-62 */
export const GUNS_PER_PAWN = 2
/** ZT-132 */
export const WALLS = 3
/** ZT-08, ZT-144 */
export const FULL_COUNTER = 5
/** ZT-31 */
export const ACTIONS = 3
/** ZT-32 */
export const LONGEST_WALK = 3
/** ZT-36 */
const HAND_LIMIT = 3
export const FIRST_SURVIVOR = 10

export interface Gun {
  readonly card: Card
  bullets: number
}

/** A survivor in play, with a pawn or placed in a building. */
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

/** Cards that a player has stored in a building; the last is the one stored last. There is never an empty one. */
export interface Stored {
  readonly at: Building
  readonly by: PlayerId
  cards: Card[]
}

export interface Fireworks {
  readonly at: Building
  readonly by: PlayerId
  /** ZT-178 How many ends of turns of that player it still lies there. */
  left: number
}

/** Long plain lists rather than an object for everything: a state is copied far more often than it is read by people. */
/**
 * The rules of a new match. Under the first version `build-more` was asked only of those who held another barricade, and a
 * time-out could trigger a drawn Zombie.
 */
export const RULES_VERSION = 2

export interface State extends Agenda<Steps> {
  readonly options: Options
  /** Absent: the match began under the first version of the rules, and is replayed under them. */
  readonly rules?: typeof RULES_VERSION
  // By player
  hands: Stacks
  /** ZT-09 Cards dealt at set-up, until three of them are kept. */
  dealt: Stacks
  kills: number[]
  /** When a player died: 1 for the first to die; null while alive. */
  died: (number | null)[]
  pawns: Pawn[]
  /** All survivors in play; those of one place in the order in which they came there. */
  survivors: Survivor[]
  // By building
  houses: (House | null)[]
  counters: number[]
  owners: (PlayerId | null)[]
  /** It is its owner's home base. */
  homes: boolean[]
  /** The top one is the outermost. */
  walls: Stacks
  /** The unexplored piles. */
  piles: Stacks
  stored: Stored[]
  fireworks: Fireworks[]
  /** How many zombies are at each location. */
  zombies: number[]
  /** The locations to which zombies have moved in this zombie phase, once for each that is still there. */
  moved: Loc[]
  cemetery: number
  /** ZT-137 Zombies that left the game without anybody's doing. */
  gone: number
  /** Action cards not in play: during set-up the deck, afterwards the box. */
  box: Card[]
  discard: Card[]
  /** Cards that the active player is looking at, the top one last; and the one chosen of them. */
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

/** What is left of a way that an entry has interrupted. */
export interface Way {
  readonly how: 'walk' | 'sent'
  readonly chain: readonly Loc[]
}

/** A fight of two sides at one place. `once`: it stops after one round (ZT-117). */
export interface Fight {
  readonly attacker: Fighter
  readonly gun: GunRef
  readonly target: Fighter
  readonly at: Loc
  readonly once: boolean
}

/** A zombie that has come to a place, and who still has to face it. */
export interface Arrival {
  readonly at: Loc
  /** It is one of those that have moved in this phase. */
  readonly moved: boolean
  readonly queue: readonly PawnId[]
  /** Players who had a pawn there: their placed survivors are left alone (ZT-94). */
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
    /** How many zombies of each contact square have still to go. */
    readonly left: readonly number[]
    readonly gone: readonly { readonly to: Loc; readonly moved: boolean }[]
  }
  'add-zombies': { readonly player: PlayerId; readonly at: Building }
  scoring: Nothing
}

/** The steps that ask somebody; all of them take a move. */
export type Asked =
  | 'home'
  | 'keep'
  | 'main'
  | 'discard'
  | 'move'
  | 'continue-move'
  | 'obligatory'
  | 'challenge'
  | 'draw-stored'
  | 'draw-one'
  | 'draw-many'
  | 'put-back'
  | 'storing'
  | 'pick-stored'
  | 'build-more'
  | 'fire-again'
  | 'face-order'
  | 'defend'
  | 'defend-survivors'
  | 'survivor-dies'
  | 'sacrifice'
  | 'flee'
  | 'fight-gun'
  | 'retreat'
  | 'fight-on'
  | 'trap-kills'
  | 'zombie-move'
  | 'event-pawn'
  | 'random-pile'
  | 'random-position'
  | 'switch-cards'
  | 'send-pawn'
  | 'send-way'
  | 'sent-defends'
  | 'move-back'
  | 'add-zombies'

/** The step of that name that stands on top of the agenda. */
export type TopStep = State['agenda'][number]

// Questions about the table. Nothing here changes anything.

export const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']
const ALONE: readonly (readonly Seat[])[] = SEATS.map(seat => [seat])
export const NOBODY: readonly Seat[] = []
export const COLOURS: readonly string[] = text.colours

export function seatOf(player: PlayerId): Seat {
  return SEATS[player]
}

export function playerAt(seat: Seat): PlayerId {
  return seat.charCodeAt(1) - 49
}

/** The list with just this player's seat. */
export function only(player: PlayerId): readonly Seat[] {
  return ALONE[player]
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

/** ZT-36, ZT-207 */
export function handLimit(s: State, player: PlayerId): number {
  return HAND_LIMIT * livingPawns(s, player)
}

/** ZT-123, ZT-206 */
export function claimLimit(s: State): number {
  return playerCount(s) === 2 ? 8 : 4
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

/** How many barricades a building has. */
export function wallCount(s: State, at: Building): number {
  return s.walls.sizes[at]
}

export function wallsOf(s: State, at: Building): Card[] {
  return stackOf(s.walls, at)
}

/** What the barricades of a building are worth together. */
export function wallTotal(s: State, at: Building): number {
  return wallCount(s, at) === 0 ? 0 : worthOf(wallsOf(s, at))
}

/** What these barricades are worth together. */
export function worthOf(cards: readonly Card[]): number {
  let total = 0
  for (const card of cards) total += FACES[card].value
  return total
}

/** ZT-40 Three barricades keep everybody out but the owner. */
export function isClosedTo(s: State, at: Loc, player: PlayerId): boolean {
  return isBuilding(at) && wallCount(s, at) >= WALLS && s.owners[at] !== player
}

/** ZT-136 Zombies on the four contact squares. */
export function adjacentZombies(s: State, at: Building): number {
  const squares = BOARD.contacts[at]
  return s.zombies[squares[0]] + s.zombies[squares[1]] + s.zombies[squares[2]] + s.zombies[squares[3]]
}

/** How many of the zombies at a location have moved in this phase. */
export function movedAt(s: State, at: Loc): number {
  let count = 0
  for (const loc of s.moved) if (loc === at) count++
  return count
}

/** The survivors placed in a building, in the order in which they were placed. All are its owner's: a claim drives out the others (ZT-122). */
export function placedIn(s: State, at: Building): Survivor[] {
  return s.survivors.length === 0 ? [] : s.survivors.filter(survivor => survivor.at === at)
}

export function carriedBy(s: State, pawn: PawnId): Survivor[] {
  return s.survivors.length === 0 ? [] : s.survivors.filter(survivor => survivor.pawn === pawn)
}

/** How many survivors are placed in a building. */
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

/** Where a survivor is: in a building, or wherever its pawn is. */
export function whereIs(s: State, { pawn, at }: Survivor): Loc {
  return pawn === null ? (at as Building) : (s.pawns[pawn].at as Loc)
}

export function ownerOfSurvivor(s: State, { pawn, at }: Survivor): PlayerId {
  return pawn === null ? (s.owners[at as Building] as PlayerId) : ownerOf(s, pawn)
}

/** The gun that a reference names, for this pawn; null if there is none. */
export function gunAt(s: State, pawn: PawnId, ref: GunRef): Gun | null {
  if (ref < GUNS_PER_PAWN) return s.pawns[pawn].guns[ref] ?? null
  return survivorById(s, ref - GUNS_PER_PAWN)?.gun ?? null
}

export function survivorRef(survivor: Survivor): GunRef {
  return GUNS_PER_PAWN + survivor.id
}

/** The stored pile of a player in a building; null if there is none. */
export function storedBy(s: State, at: Building, player: PlayerId): Stored | null {
  for (const stored of s.stored) if (stored.at === at && stored.by === player) return stored
  return null
}

/** Whether the question is asked within somebody's action phase: the choice of the next action is still to come. */
export function inActionPhase(s: State): boolean {
  for (const step of s.agenda) if (step.step === 'main') return true
  return false
}

/** Whether an earlier survivor of the list is just like this one, so that naming both would be the same choice twice. */
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
