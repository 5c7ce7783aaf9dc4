import type { AnyState, Outcome, Seat } from '@holdout/engine'

/** The counts of some games. Plain data, so that a worker can send it. Two tallies can be added. */
export interface Tally {
  games: number
  moves: number
  outcomes: Record<string, { games: number; first: number }>
  tiers: Record<string, number>
  /** Wins by seat, and by bot (counted by seats). */
  seatWins: Record<Seat, number>
  botWins: Record<string, number>
  sideWins: Record<string, number>
  /** Number of games by number of moves. */
  lengths: Record<number, number>
  facts: Record<string, { games: number; sum: number; min: number; max: number }>
}

export interface BotSeat {
  readonly seat: Seat
  readonly bot: string
  readonly side: string | null
}

export function emptyTally(): Tally {
  return {
    games: 0,
    moves: 0,
    outcomes: {},
    tiers: {},
    seatWins: {},
    botWins: {},
    sideWins: {},
    lengths: {},
    facts: {},
  }
}

/** Adds game `i` to the counts. */
export function count(tally: Tally, i: number, { outcome }: AnyState, moves: number, chairs: readonly BotSeat[]): void {
  const { id, tier, winners, facts } = outcome as Outcome
  tally.games += 1
  tally.moves += moves
  tally.outcomes[id] ??= { games: 0, first: i }
  tally.outcomes[id].games += 1
  add(tally.tiers, String(tier), 1)
  add(tally.lengths, moves, 1)
  const sides = new Set<string>()
  for (const { seat, bot, side } of chairs) {
    if (!winners.includes(seat)) continue
    add(tally.seatWins, seat, 1)
    add(tally.botWins, bot, 1)
    if (side !== null) sides.add(side)
  }
  for (const side of sides) add(tally.sideWins, side, 1)
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === 'number') addFact(tally, name, { games: 1, sum: value, min: value, max: value })
  }
}

/** Adds the games that follow those in `into`. Sums of fractions depend on the order, so the order must be fixed. */
export function merge(into: Tally, more: Tally): void {
  into.games += more.games
  into.moves += more.moves
  for (const [id, { games, first }] of Object.entries(more.outcomes)) {
    into.outcomes[id] ??= { games: 0, first }
    into.outcomes[id].games += games
  }
  for (const part of ['tiers', 'seatWins', 'botWins', 'sideWins', 'lengths'] as const) {
    const counts = into[part] as Record<string, number>
    for (const [key, games] of Object.entries(more[part])) add(counts, key, games)
  }
  for (const [name, fact] of Object.entries(more.facts)) addFact(into, name, fact)
}

function add(counts: Record<string | number, number>, key: string | number, games: number): void {
  counts[key] = (counts[key] ?? 0) + games
}

function addFact(tally: Tally, name: string, { games, sum, min, max }: Tally['facts'][string]): void {
  tally.facts[name] ??= { games: 0, sum: 0, min, max }
  const fact = tally.facts[name]
  fact.games += games
  fact.sum += sum
  fact.min = Math.min(fact.min, min)
  fact.max = Math.max(fact.max, max)
}
