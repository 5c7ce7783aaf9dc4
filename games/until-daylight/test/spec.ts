import type { GameSpec } from '@holdout/testkit'
import { untilDaylight } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import type { State } from '../src/state.ts'
import { steps } from '../src/steps.ts'
import { pieces } from './pieces.ts'
import { ALL_TABLES, LATE_TABLES } from './tables.ts'

/** So many random games in the ordinary test run; DAYLIGHT_GAMES asks for more. */
const games = Number(process.env.DAYLIGHT_GAMES ?? 24)

/** Random players die in round 2 to 5, or agree to stop. */
const random: GameSpec<State, Options> = {
  games,
  pieces,
  options: ALL_TABLES,
  steps: Object.keys(steps),
  endings: ['lost-death', 'abandoned'],
  greedyOneIn: null,
}

/**
 * Greedy players (with a whim now and then) for what comes late in the night. The ending `lost-stall` takes sixty cycles of
 * a fight that nobody dies in: it has its scenario (DL-R60) and no bot will ever see it.
 */
const greedy: GameSpec<State, Options> = {
  games: Math.ceil(games / 6),
  pieces,
  options: LATE_TABLES,
  steps: Object.keys(steps),
  endings: ['win', 'lost-death', 'lost-no-survivor'],
  greedyOneIn: 1,
  seed: 'late',
}

/** How Until Daylight is put to the test: by properties.test.ts, and by scripts/survey.mjs in long runs. */
export const game = untilDaylight
export const specs = [random, greedy]
