import { checkGame } from '@holdout/testkit'
import { untilDaylight } from '../src/index.ts'
import { steps } from '../src/steps.ts'
import { pieces, tables } from './pieces.ts'

/** `DAYLIGHT_GAMES=12000 npx vitest run games/until-daylight/test/properties.test.ts` plays as many as that. */
const games = Number(process.env.DAYLIGHT_GAMES ?? 24)

checkGame(untilDaylight, {
  games,
  pieces,
  options: tables,
  steps: Object.keys(steps),
  endings: ['win', 'lost-death', 'lost-no-survivor', 'lost-stall', 'abandoned'],
  greedyOneIn: 8,
})
