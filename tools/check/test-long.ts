import { parseArgs } from 'node:util'
import { ArgumentError, numberIn } from '../tool.ts'
import { LONG_TESTS, type LongTest } from './long-tests.ts'

const OPTIONS = Object.entries(LONG_TESTS).flatMap(([name, { count }]) =>
  count ? [[name, count.standard] as const] : [],
)

export const usage = [
  `npm run test:long -- [--only ${Object.keys(LONG_TESTS).join(',')}]`,
  ...OPTIONS.map(([name, standard]) => `[--${name} ${standard}]`),
].join(' ')

/** A line of the table at the end. */
export interface Row {
  readonly what: string
  readonly count: string
  readonly passed: number
  readonly failed: number
  readonly minutes: number
}

/** Runs the long tests one after the other. Prints one table; the last line is `N passed, N failed`. */
export async function main(args: readonly string[]): Promise<number> {
  const chosen = readArguments(args)
  const lines = chosen.map(({ test, count }) => `  ${test.what} (${countText(test, count)})`)
  console.log(`Larger counts of what npm test runs in part:\n${lines.join('\n')}`)
  console.log('Not here: all other checks and tests (npm test), measurements (npm run measure), hours of faults')
  console.log('(npm run campaign), and browsers other than Chromium.')
  const rows: Row[] = []
  for (const { test, count } of chosen) {
    const row = await rowOf(test, count)
    rows.push(row)
    console.log(`   ${row.passed} passed, ${row.failed} failed, ${row.minutes.toFixed(1)} min`)
  }
  const sum = (name: 'passed' | 'failed'): number => rows.reduce((all, row) => all + row[name], 0)
  console.log(`\n${tableOf(rows)}\n\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}

interface Chosen {
  readonly test: LongTest
  readonly count: number
}

export function readArguments(args: readonly string[]): readonly Chosen[] {
  const text = { type: 'string' } as const
  const options = Object.fromEntries(OPTIONS.map(([name]) => [name, text]))
  const { values } = parseArgs({ args, options: { ...options, only: text } })
  const { only, ...counts } = values as Readonly<Record<string, string | undefined>>
  const names = only?.split(',') ?? Object.keys(LONG_TESTS)
  const unknown = names.find(name => !Object.hasOwn(LONG_TESTS, name))
  if (unknown !== undefined)
    throw new ArgumentError(`--only cannot be "${unknown}"; it must name some of ${Object.keys(LONG_TESTS).join(', ')}`)
  return names.map(name => {
    const { count } = LONG_TESTS[name]
    const given = counts[name] ?? String(count?.standard ?? 1)
    return { test: LONG_TESTS[name], count: numberIn(name, given, { whole: true }) }
  })
}

/** A test that breaks has failed; the others still run. */
export async function rowOf(test: LongTest, count: number): Promise<Row> {
  console.log(`\n── ${test.what}`)
  const began = performance.now()
  const row = (passed: number, failed: number): Row => {
    const minutes = (performance.now() - began) / 60_000
    return { what: test.what, count: countText(test, count), passed, failed, minutes }
  }
  try {
    const { passed, failed } = await test.run(count)
    return row(passed, failed)
  } catch (error) {
    console.error(error)
    return row(0, 1)
  }
}

export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, count, passed, failed, minutes }) =>
      `| ${what} | ${count} | ${passed} | ${failed} | ${minutes.toFixed(1)} |`,
  )
  return ['| what | count | passed | failed | minutes |', '|---|---|---|---|---|', ...lines].join('\n')
}

function countText({ count }: LongTest, number: number): string {
  return count ? `${count.of}: ${number.toLocaleString('en')}` : 'all'
}
