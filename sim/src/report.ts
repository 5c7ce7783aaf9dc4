import { houseRules, type Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { type Lengths, lengthsOf } from './lengths.ts'
import type { SimPlan } from './request.ts'
import type { Tally } from './tally.ts'
import { type Rate, wilson } from './wilson.ts'

/** The results of a simulation as plain data. `--json` prints it. */
export interface SimReport {
  readonly game: string
  readonly games: number
  readonly seed: string
  /** One bot per seat, in the seats of the first game. */
  readonly bots: readonly string[]
  /** Whether the bots rotated seats after each game. */
  readonly rotate: boolean
  /** All options, including those at their default. */
  readonly options: Readonly<Record<string, unknown>>
  /** The options that change the rules and are not at their default. */
  readonly houseRules: readonly string[]
  /** The file of custom cards, if any. */
  readonly cards?: string
  /** Number of games by ending, most frequent first. */
  readonly outcomes: Readonly<Record<string, number>>
  /** The first game with each ending, for `recordOfGame`. */
  readonly examples: Readonly<Record<string, number>>
  readonly wins: {
    readonly seats: Readonly<Record<Seat, Rate>>
    /** Counted by seats: a bot in two seats of a game counts twice. The interval counts games. */
    readonly bots: Readonly<Record<string, Rate>>
    /** Empty if the game has no sides. */
    readonly sides: Readonly<Record<string, Rate>>
  }
  /** Number of games by tier of the ending. */
  readonly tiers: Readonly<Record<string, number>>
  readonly moves: Lengths
  /** Each number among the outcome's facts; `games` is the number of games that have it. */
  readonly facts: Readonly<Record<string, { mean: number; min: number; max: number; games: number }>>
  /** The timing. Only this field and the next two differ between runs and with the number of jobs. */
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly movesPerSecond: number
}

/** Builds the report from the counts. */
export function reportOf(game: AnyKnownGame, plan: SimPlan, tally: Tally, seconds: number): SimReport {
  const outcomes = Object.entries(tally.outcomes).sort(
    ([a, one], [b, other]) => other.games - one.games || (a < b ? -1 : 1),
  )
  return {
    game: plan.game,
    games: tally.games,
    seed: plan.seed,
    bots: plan.bots,
    rotate: plan.rotate,
    options: plan.options,
    houseRules: houseRules(game.options, plan.options),
    ...(plan.cards ? { cards: plan.cards.file } : {}),
    outcomes: Object.fromEntries(outcomes.map(([id, { games }]) => [id, games])),
    examples: Object.fromEntries(outcomes.map(([id, { first }]) => [id, first])),
    wins: winsOf(game, plan, tally),
    tiers: tally.tiers,
    moves: lengthsOf(tally),
    facts: Object.fromEntries(
      Object.entries(tally.facts)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, { games, sum, min, max }]) => [name, { mean: sum / games, min, max, games }]),
    ),
    seconds,
    gamesPerSecond: tally.games / seconds,
    movesPerSecond: tally.moves / seconds,
  }
}

function winsOf(game: AnyKnownGame, plan: SimPlan, tally: Tally): SimReport['wins'] {
  const { games } = tally
  const seats = game.seats(plan.options)
  const rate = (wins = 0, chairs = 1): Rate => ({
    wins,
    games: games * chairs,
    rate: wins / (games * chairs),
    // Seats of one game share the same deal, so they are not independent trials.
    ...wilson(wins / chairs, games),
  })
  const sides = [...new Set(seats.flatMap(({ side }) => side ?? []))]
  return {
    seats: Object.fromEntries(seats.map(({ seat }) => [seat, rate(tally.seatWins[seat])])),
    bots: Object.fromEntries(
      [...new Set(plan.bots)].map(bot => [
        bot,
        rate(tally.botWins[bot], plan.bots.filter(other => other === bot).length),
      ]),
    ),
    sides: Object.fromEntries(sides.map(side => [side, rate(tally.sideWins[side])])),
  }
}
