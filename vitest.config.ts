import { defineConfig } from 'vitest/config'
import { gameIcons } from './web/build/game-icons.ts'

// Tests run on the sources: the condition `holdout-src` in each package's exports names them, so no build is needed.
const conditions = ['holdout-src', 'module', 'node', 'development|production']

/** Tests with real sockets and processes, and tests with a browser. Only they may be retried. */
const OUTSIDE = '{server,cli}/test/**/*.test.ts'
/** Of these, the tests that replace a module. For other files it would stay replaced. */
const REPLACING = 'server/test/upgrades.test.ts'
const BROWSER = 'web/test/**/*.test.ts'
/** Tests that draw whole tables in a DOM. */
const POSITIONS = 'web/src/tables/*/{every-move,press}.test.tsx'
/** For tests that draw a table: waits at the end of a file for what is still being loaded. */
const SETTLED = './web/src/table/testing/imports-settled.ts'

export default defineConfig({
  plugins: [gameIcons()], // tests that draw a web table
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    passWithNoTests: true,
    // `npx vitest` runs tests again when a source changes that they import. Scenarios are read as files.
    watchTriggerPatterns: [
      {
        pattern: /\/((?:games\/[^/]+|sample-game))\/(?:scenarios|lessons)\/[^/]+\.txt$/,
        testsToRun: (_file, [, folder]) => `${folder}/test/scenarios.test.ts`,
      },
    ],
    maxWorkers: 4, // tests with a browser or a server wait a good part of their time
    testTimeout: 900_000, // a guard against a hang, not a measure of speed
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'inside',
          include: [
            '*/{src,test}/**/*.test.{ts,tsx}',
            'games/*/{src,test}/**/*.test.ts',
            'tools/*/*.test.ts',
            'tools/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', OUTSIDE, BROWSER, POSITIONS],
          setupFiles: SETTLED,
          isolate: false, // loading a game for each file took as long as many of the tests
        },
      },
      {
        extends: true,
        oxc: { jsx: { development: false } },
        // React for production: the other one takes three times as long.
        test: {
          name: 'positions',
          include: [POSITIONS],
          setupFiles: SETTLED,
          isolate: false,
          env: { NODE_ENV: 'production' },
        },
      },
      {
        extends: true,
        test: { name: 'outside', include: [OUTSIDE], exclude: [REPLACING], retry: 1, isolate: false },
      },
      {
        extends: true,
        test: { name: 'replacing', include: [REPLACING], retry: 1 },
      },
      {
        extends: true,
        // Files of one worker share the browser, which takes seconds to start.
        test: { name: 'browser', include: [BROWSER], retry: 1, isolate: false },
      },
    ],
  },
})
