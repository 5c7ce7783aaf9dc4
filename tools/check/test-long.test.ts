import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LONG_BROWSER_TESTS, LONG_TESTS, type LongTest, leftOutOfTests } from './long-tests.ts'
import { readArguments, rowOf, tableOf } from './test-long.ts'

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

function longTest(run: LongTest['run']): LongTest {
  return { what: 'doors opened', inShort: 'one door', count: { standard: 5, of: 'doors' }, run }
}

it('runs all long tests with their own counts', () => {
  const chosen = readArguments([])
  expect(chosen.map(({ test }) => test)).toEqual(Object.values(LONG_TESTS))
  for (const { test, count } of chosen) expect(count).toBe(test.count?.standard ?? 1)
})

it('runs some of them with other counts', () => {
  const chosen = readArguments(['--only', 'survey,every-move', '--every-move', '3'])
  expect(chosen).toEqual([
    { test: LONG_TESTS.survey, count: LONG_TESTS.survey.count?.standard },
    { test: LONG_TESTS['every-move'], count: 3 },
  ])
})

it.each([
  [['--only', 'survey,weather'], '--only cannot be "weather"; it must name some of every-move, whole-games'],
  [['--survey', 'many'], '--survey cannot be "many"; it must be a whole number of at least 1'],
  [['--whole-games', '3'], "Unknown option '--whole-games'"],
])('rejects %j', (args, because) => {
  expect(() => readArguments(args)).toThrow(because)
})

it('prints one line for each test, also for one that breaks', async () => {
  const rows = [
    await rowOf(
      longTest(count => ({ passed: count, failed: 1 })),
      1200,
    ),
    await rowOf(
      longTest(() => Promise.reject(new Error('no door'))),
      1,
    ),
  ]
  expect(tableOf(rows.map(row => ({ ...row, minutes: 0.25 })))).toBe(`| what | count | passed | failed | minutes |
|---|---|---|---|---|
| doors opened | doors: 1,200 | 1200 | 1 | 0.3 |
| doors opened | doors: 1 | 0 | 1 | 0.3 |`)
})

it('runs every browser test that has a long form', () => {
  const folder = fileURLToPath(new URL('../../web/test', import.meta.url))
  const files = readdirSync(folder).filter(name => name.endsWith('.test.ts'))
  const long = files.filter(name => readFileSync(join(folder, name), 'utf8').includes("from './long.ts'"))
  const named = Object.values(LONG_BROWSER_TESTS).flat()
  expect(named.map(name => `${name}.test.ts`).sort()).toEqual(long.sort())
})

it('says in npm test what only the long tests run', () => {
  for (const { what } of Object.values(LONG_TESTS)) expect(leftOutOfTests()).toContain(what)
})
