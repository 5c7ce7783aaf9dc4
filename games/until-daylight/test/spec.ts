import type { GameSpec } from '@holdout/testkit'
import { untilDaylight } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import type { State } from '../src/state.ts'
import { steps } from '../src/steps.ts'
import { pieces } from './pieces.ts'
import { remedies } from './remedies.ts'
import { ALL_TABLES, LATE_TABLES } from './tables.ts'

/** So many random games in the ordinary test run, two at each table; DAYLIGHT_GAMES asks for more. */
const games = Number(process.env.DAYLIGHT_GAMES ?? 48)

/** Random players die in round 2 to 5, or agree to stop. */
const random: GameSpec<State, Options> = {
  games,
  remedies,
  pieces,
  options: ALL_TABLES,
  steps: Object.keys(steps),
  endings: ['lost-death', 'abandoned'],
  greedyOneIn: null,
  looksOneIn: 4,
}

/**
 * Greedy players (with a whim now and then) for what comes late in the night. The ending `lost-stall` takes sixty cycles of
 * a fight that nobody dies in: it has its scenario (DL-R60) and no bot will ever see it.
 */
const greedy: GameSpec<State, Options> = {
  games: Math.ceil(games / 4),
  remedies,
  pieces,
  options: LATE_TABLES,
  steps: Object.keys(steps),
  endings: ['win', 'lost-death', 'lost-no-survivor'],
  greedyOneIn: 1,
  longest: 15_000, // where a long run lays a real clock over these tables, its gong is struck by a whim, and seldom
  looksOneIn: 16, // a bag and a line full of cards, and so many moves: one look costs three of an early position
  seed: 'late',
}

/** How Until Daylight is put to the test: by properties.test.ts, and by scripts/survey.mjs in long runs. */
export const game = untilDaylight
export const specs = [random, greedy]
