import type { Seat } from '@holdout/engine'

/** The codes in states, with the functions that build and read them. Cards are in data/load.ts. */

/** A player with a hand, who may change places. Player 0 is the seat `p1`, with home place 0. */
export type Player = number
/** A position at the table with its laid cards, which never move. The next number is clockwise, to the left. */
export type Place = number

export const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6']

export function playerOf(seat: Seat): Player {
  return seat.charCodeAt(1) - '1'.charCodeAt(0)
}

/** A set of players, with one bit for each. */
export type PlayerSet = number

export const NO_PLAYERS: PlayerSet = 0

export function allPlayers(count: number): PlayerSet {
  return (1 << count) - 1
}

export function isIn(set: PlayerSet, player: Player): boolean {
  return ((set >> player) & 1) === 1
}

export function withPlayer(set: PlayerSet, player: Player): PlayerSet {
  return set | (1 << player)
}

export function withoutPlayer(set: PlayerSet, player: Player): PlayerSet {
  return set & ~(1 << player)
}

/** All sets of seats, made once. */
const SETS: readonly (readonly Seat[])[] = Array.from({ length: 1 << SEATS.length }, (_, set) =>
  SEATS.filter((_seat, player) => isIn(set, player)),
)

/** The seats of the players in a set, in order. */
export function seatsIn(set: PlayerSet): readonly Seat[] {
  return SETS[set]
}
