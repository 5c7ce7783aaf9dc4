import type { Seat } from '@holdout/engine'
import text from './data/text.en.json' with { type: 'json' }
import { GUNS_PER_PAWN, MOST_SURVIVORS } from './limits.ts'

// The state has numbers for players, pieces and guns; moves, events and views have names. Both are made and read here.
// The numbers are stored in records: they cannot change. Places are in data/board.ts, cards in data/load.ts.

/** A player by number: p1 is 0. */
export type PlayerId = number

export const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']
export const NO_SEATS: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = SEATS.map(seat => [seat])

export function seatOf(player: PlayerId): Seat {
  return SEATS[player]
}

export function playerAt(seat: Seat): PlayerId {
  return seat.charCodeAt(1) - 49
}

/** A shared list with only this player's seat. */
export function only(player: PlayerId): readonly Seat[] {
  return ALONE[player]
}

/**
 * A pawn by number. Its owner is the number modulo the number of players. With 2 players each has two: 0 and 2, 1 and
 * 3.
 */
export type PawnId = number

/** The names of the pawns. */
export const COLORS: readonly string[] = text.colors

export function pawnName(pawn: PawnId): string {
  return COLORS[pawn]
}

export function pawnNamed(name: string): PawnId {
  return COLORS.indexOf(name)
}

/** A survivor in play, 0 to 13. */
export type SurvivorId = number

/** `s0` to `s13`. */
export function survivorName(id: SurvivorId): string {
  return `s${id}`
}

function survivorIdNamed(name: string): SurvivorId {
  return Number(name.slice(1))
}

declare const GUN_REF: unique symbol
/** The gun that fires: 0 and 1 are the pawn's guns, n + 2 is the gun of survivor n, who has one at most. */
export type GunRef = number & { readonly [GUN_REF]: true }

/** Every reference to a gun, by its number. */
export const GUN_REFS: readonly GunRef[] = Array.from(
  { length: GUNS_PER_PAWN + MOST_SURVIVORS },
  (_, ref) => ref as GunRef,
)

export function pawnsGun(slot: number): GunRef {
  return slot as GunRef
}

export function survivorsGun(id: SurvivorId): GunRef {
  return (GUNS_PER_PAWN + id) as GunRef
}

export function isPawnsGun(ref: GunRef): boolean {
  return ref < GUNS_PER_PAWN
}

/** The survivor who has the gun. It must not be a pawn's gun. */
export function holderOf(ref: GunRef): SurvivorId {
  return ref - GUNS_PER_PAWN
}

/** `gun-1` and `gun-2` for the pawn's guns, otherwise the name of the survivor. */
export function refName(ref: GunRef): string {
  return isPawnsGun(ref) ? `gun-${ref + 1}` : survivorName(holderOf(ref))
}

export function refNamed(name: string): GunRef {
  return name.startsWith('g') ? pawnsGun(Number(name.slice(4)) - 1) : survivorsGun(survivorIdNamed(name))
}

declare const FIGHTER: unique symbol
/** One side of a fight: a pawn by its number, or 10 + n for survivor n. */
export type Fighter = number & { readonly [FIGHTER]: true }

const FIRST_SURVIVOR = 10

/** Every fighter by its number. The numbers between the pawns and the survivors are not used. */
export const FIGHTERS: readonly Fighter[] = Array.from(
  { length: FIRST_SURVIVOR + MOST_SURVIVORS },
  (_, fighter) => fighter as Fighter,
)

export function pawnFights(pawn: PawnId): Fighter {
  return pawn as Fighter
}

export function survivorFights(id: SurvivorId): Fighter {
  return (FIRST_SURVIVOR + id) as Fighter
}

export function isPawn(fighter: Fighter): boolean {
  return fighter < FIRST_SURVIVOR
}

/** The survivor that fights. It must not be a pawn. */
export function survivorOf(fighter: Fighter): SurvivorId {
  return fighter - FIRST_SURVIVOR
}

export function fighterName(fighter: Fighter): string {
  return isPawn(fighter) ? pawnName(fighter) : survivorName(survivorOf(fighter))
}

export function fighterNamed(name: string): Fighter {
  const pawn = pawnNamed(name)
  return pawn >= 0 ? pawnFights(pawn) : survivorFights(survivorIdNamed(name))
}
