import { defineConfig } from 'vitest/config'

// Tests run on the sources: the condition `holdout-src` in each package's exports names them, so no build is needed.
const conditions = ['holdout-src', 'module', 'node', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [
      '{engine,catalog,testkit,bots,host,protocol,sim,server,cli,web}/{src,test}/**/*.test.{ts,tsx}',
      'games/*/{src,test}/**/*.test.ts',
    ],
    passWithNoTests: true,
    maxWorkers: 2, // while one waits for a browser or a clock, the other reckons
    testTimeout: 900_000, // a guard against a hang, not a measure of speed
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } }, // the same: a busy machine takes its time
    retry: 2, // real browsers, sockets and processes: a slip is tried again, a fault fails every time
  },
})
