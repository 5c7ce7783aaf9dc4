import type { GameSpec } from '@holdout/testkit'
import { untilDaylight } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import type { State } from '../src/state.ts'
import { steps } from '../src/steps/index.ts'
import { pieces } from './pieces.ts'
import { ALL_TABLES, LATE_TABLES } from './tables.ts'

/** Random matches in the ordinary test run, two per table. Set DAYLIGHT_GAMES for more. */
const games = Number(process.env.DAYLIGHT_GAMES ?? 48)

/** Random players die in rounds 2 to 5. */
const random: GameSpec<State, Options> = {
  games,
  pieces,
  options: ALL_TABLES,
  steps: Object.keys(steps),
  endings: ['lost-death'],
  greedyOneIn: null,
  looksOneIn: 8,
}

/**
 * Greedy players, with a random move now and then, reach late rounds. The ending `lost-stall` needs 60 cycles without a
 * death, which bots never reach; a scenario covers it (DL-R60).
 */
const greedy: GameSpec<State, Options> = {
  games: Math.ceil(games / 4),
  pieces,
  options: LATE_TABLES,
  steps: Object.keys(steps),
  endings: ['win', 'lost-death', 'lost-no-survivor'],
  greedyOneIn: 1,
  longest: 15_000, // with a real clock the gong comes by a random move, and seldom
  looksOneIn: 16, // late positions have many moves: one check costs as much as three early ones
  seed: 'late',
}

/** The specs for properties.test.ts, and for `npm run campaign -- survey` in long runs. */
export const game = untilDaylight
export const specs = [random, greedy]
