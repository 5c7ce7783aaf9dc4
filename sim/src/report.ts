import { type AnyGame, houseRules, type Seat } from '@holdout/engine'
import { type Lengths, lengthsOf } from './lengths.ts'
import type { Plan } from './request.ts'
import type { Tally } from './tally.ts'
import { type Rate, wilson } from './wilson.ts'

/** What came out of a simulation; plain data, and what `--json` prints. */
export interface SimReport {
  readonly game: string
  readonly games: number
  readonly seed: string
  /** One for each seat, as they sat in the first game. */
  readonly bots: readonly string[]
  /** Whether the bots changed seats from game to game. */
  readonly rotate: boolean
  /** All options, those at their default too. */
  readonly options: Readonly<Record<string, unknown>>
  /** The options that are off their default and change the rules. */
  readonly houseRules: readonly string[]
  /** The file of the host's own cards, where it was played with such. */
  readonly cards?: string
  /** Ending → how many games ended so, the most frequent first. */
  readonly outcomes: Readonly<Record<string, number>>
  /** Ending → the number of the first game that ended so, for `recordOfGame`. */
  readonly examples: Readonly<Record<string, number>>
  readonly wins: {
    readonly seats: Readonly<Record<Seat, Rate>>
    /** Counted by seats: a bot that sits in two seats of a game plays two. The interval counts games all the same. */
    readonly bots: Readonly<Record<string, Rate>>
    /** Empty if every seat plays for itself. */
    readonly sides: Readonly<Record<string, Rate>>
  }
  /** Tier of the ending → how many games. */
  readonly tiers: Readonly<Record<string, number>>
  readonly moves: Lengths
  /** Each number among the facts of the endings; `games` is how many games had it. */
  readonly facts: Readonly<Record<string, { mean: number; min: number; max: number; games: number }>>
  /** From here on: how long it took. Only these differ from run to run, and with the number of jobs. */
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly movesPerSecond: number
}

/** What was counted, in the order and form that people read. */
export function reportOf(game: AnyGame, plan: Plan, tally: Tally, seconds: number): SimReport {
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

function winsOf(game: AnyGame, plan: Plan, tally: Tally): SimReport['wins'] {
  const { games } = tally
  const seats = game.seats(plan.options)
  const rate = (wins = 0, chairs = 1): Rate => ({
    wins,
    games: games * chairs,
    rate: wins / (games * chairs),
    // Seats of one game win or lose by the same deal: they are not so many independent trials.
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
