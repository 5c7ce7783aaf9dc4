import type { GameSpec } from '@holdout/testkit'
import { nightWatch, steps } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import type { State } from '../src/state.ts'

const spec: GameSpec<State, Options> = {
  games: 150,
  pieces: s => [...s.hands.flat(), ...s.bags.flat(), ...s.door, ...s.crowd, ...s.supplies, ...s.zombies],
  internalIds: /\b(?:water|food|tools|generator|walker|runner|brute)-\d/,
  steps: Object.keys(steps),
  endings: ['dawn', 'escaped', 'overrun', 'conceded'],
  mustReach: { steps: Object.keys(steps), endings: ['dawn', 'escaped'] },
}

/** Used by properties.test.ts, and by `npm run campaign -- survey` for long runs. */
export const game = nightWatch
export const specs = [spec]
