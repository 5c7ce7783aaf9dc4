import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findGames } from '../../scripts/registry.mjs'
import { runBrowserTests } from './browser-tests.ts'
import { runTests } from './vitest.ts'

interface LongOutcome {
  readonly passed: number
  readonly failed: number
}

/** A test with a larger count than in `npm test`. */
export interface LongTest {
  readonly what: string
  /** How much of it `npm test` runs. */
  readonly inShort: string
  /** How many, and of what; null if it runs all there are. */
  readonly count: { readonly standard: number; readonly of: string } | null
  run(count: number): LongOutcome | Promise<LongOutcome>
}

/** 200 matches of Until Daylight take longer than the time limit of other tests. */
const HOURS = ['--testTimeout=14400000']

/** The files of web/test that do more when they are told to (`web/test/long.ts`). */
export const LONG_BROWSER_TESTS = {
  wholeGames: ['play', 'online', 'learn-on-board', 'learn'],
  everyScreen: ['pages', 'layout', 'analysis', 'companion', 'generic-table', 'until-dawn', 'until-daylight', 'weapons'],
} as const

const runLong = (names: readonly string[]) => runBrowserTests(names, { HOLDOUT_LONG: 'all' })

/** The long tests, by the name of their option. Names of games come from the registry, so a new one is included. */
export const LONG_TESTS: Readonly<Record<string, LongTest>> = {
  'every-move': {
    what: 'every legal move pressed on the web tables, on its pieces',
    inShort: 'a few positions',
    count: { standard: 300, of: 'positions for each seat' },
    run: positions => runTests(['--project', 'positions', ...HOURS], { EVERY_MOVE_POSITIONS: String(positions) }),
  },
  'whole-games': {
    what: 'every game to its end in a browser by mouse, touch and keyboard, and online; every lesson by every device',
    inShort: 'each game to its end by mouse and by touch, two online; each lesson by touch',
    count: null,
    run: () => runLong(LONG_BROWSER_TESTS.wholeGames),
  },
  'every-screen': {
    what: 'axe in all themes, layouts at all sizes, and the pieces of a game by every device',
    inShort: 'the dark theme, one desktop and a phone in both directions, one device on each',
    count: null,
    run: () => runLong(LONG_BROWSER_TESTS.everyScreen),
  },
  cluster: {
    what: 'every game to its end on two nodes with PostgreSQL and Redis',
    inShort: 'one game to its end, the rest for some moves',
    count: null,
    run: () => runTests(['--project', 'outside', 'server/test/cluster.test.ts'], { HOLDOUT_WHOLE_GAMES: 'all' }),
  },
  analysis: {
    what: 'sums and planted blunders in an analysis',
    inShort: 'a few matches',
    count: { standard: 100, of: 'matches of each game' },
    run: matches => runTests([...HOURS, 'analysis/test'], { ANALYSIS_MATCHES: String(matches) }),
  },
  hints: {
    what: 'the reasons of hints: none repeats the move, argues against it or is too long',
    inShort: '60 positions of each game',
    count: { standard: 500, of: 'positions of each game' },
    run: positions => runTests([...HOURS, 'table/src/hint-reasons.test.ts'], { HINT_POSITIONS: String(positions) }),
  },
  survey: {
    what: 'the promises of each game in random matches',
    inShort: 'fewer matches',
    count: { standard: 1000, of: 'matches of each kind of each game' },
    async run(games) {
      const { surveyGame } = await import('../campaign/survey.ts')
      const sums = { passed: 0, failed: 0 }
      for (const { slug } of findGames()) {
        const { held, failed } = await surveyGame({ slug, games })
        sums.passed += held
        sums.failed += failed
      }
      return sums
    },
  },
  fault: {
    what: 'real faults of nodes, databases and connections, on SQLite and on PostgreSQL with Redis',
    inShort: 'long enough for each kind of fault',
    count: { standard: 120, of: 'seconds each' },
    run: async seconds => asOutcome(await (await import('../campaign/fault.ts')).main(['--seconds', String(seconds)])),
  },
  simulation: {
    what: 'simulated faults of nodes, databases, clocks and disks',
    inShort: 'a short simulation, and planted faults of the server',
    count: { standard: 1000, of: 'faults' },
    async run(faults) {
      const folder = mkdtempSync(join(tmpdir(), 'holdout-simulation-'))
      const args = ['--only', 'simulation', '--hours', '24', '--faults', String(faults)]
      const code = await (await import('../campaign/slices.ts')).main([...args, '--file', join(folder, 'slices.jsonl')])
      // After a violation the folder stays, with the history.
      if (code === 0) rmSync(folder, { recursive: true, force: true })
      else console.error(`The slices and their histories are in ${folder}.`)
      return asOutcome(code)
    },
  },
}

function asOutcome(code: number): LongOutcome {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** The tests that `npm test` leaves out, as lines. */
export function leftOutOfTests(): string {
  const lines = Object.values(LONG_TESTS).map(({ what, inShort }) => `  ${what} (here: ${inShort})`)
  return `npm test runs smaller counts of the following, npm run test:long the larger ones:\n${lines.join('\n')}`
}
