import type { Seat, SeatSpec } from '@holdout/engine'

/** The bots of one match by seat. All matches of a deal have the same seed. */
export interface Pairing {
  readonly deal: number
  readonly bots: readonly string[]
}

/** Whether all seats win and lose together, so that bots are compared by their results, not against each other. */
export function isTeam(seats: readonly SeatSpec[]): boolean {
  return new Set(seats.map(({ seat, side }) => side ?? seat)).size === 1
}

/**
 * The seats whose chances say all of them: a team has one, and of two named sides one has what the other has not.
 * Players who have no side are rivals in the same position, so all are scored.
 */
export function seatsScored(seats: readonly SeatSpec[]): readonly Seat[] {
  const all = seats.map(({ seat }) => seat)
  const areSides = all.length === 2 && seats.every(({ side }) => side !== undefined)
  return isTeam(seats) || areSides ? all.slice(0, 1) : all
}

/**
 * The lineups that every deal is played with. A team game is played by each bot in all seats. Otherwise each choice of
 * bots for the seats is played in all rotations, so that every bot has every seat equally often; a shorter list is
 * repeated until the seats are full.
 */
export function lineupsOf(seats: readonly SeatSpec[], bots: readonly string[]): readonly (readonly string[])[] {
  if (isTeam(seats)) return [...new Set(bots)].map(bot => seats.map(() => bot))
  const full = seats.map((_, at) => bots[at % bots.length])
  const chosen = bots.length <= seats.length ? [full] : choices(bots, seats.length)
  return chosen.flatMap(lineup => lineup.map((_, shift) => lineup.map((_, at) => lineup[(at + shift) % lineup.length])))
}

/** All ways to choose this number of bots, in the order of the list. */
function choices(bots: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]]
  return bots.flatMap((bot, at) => choices(bots.slice(at + 1), count - 1).map(rest => [bot, ...rest]))
}

/** The matches of a tournament: whole deals, at least `games` matches. */
export function pairingsOf(lineups: readonly (readonly string[])[], games: number): readonly Pairing[] {
  const deals = Math.ceil(games / lineups.length)
  return Array.from({ length: deals }, (_, deal) => lineups.map(bots => ({ deal, bots }))).flat()
}
