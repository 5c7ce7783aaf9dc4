import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/registry.mjs'
import { runProgram } from '../programs/program.ts'

const REPORT = join(root, 'node_modules', '.cache', 'holdout', 'vitest.json')
const OWN = ['second-tries.ts', 'hang.ts'].map(file => join(root, 'tools', 'check', file))
const REPORTERS = ['default', 'json', ...OWN]

export interface TestOutcome {
  readonly ok: boolean
  readonly output: string
  readonly passed: number
  readonly failed: number
}

/** The parts of Vitest's report that are counted. */
interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** Runs tests, shows their output and counts them. `args` narrow them; `env` sets what the tests read. */
export async function runTests(
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<TestOutcome> {
  mkdirSync(dirname(REPORT), { recursive: true })
  rmSync(REPORT, { force: true })
  // Temporary files of the tests. The database server is not root and must be able to reach its folder in here.
  const litter = mkdtempSync(join(tmpdir(), 'holdout-tests-'))
  chmodSync(litter, 0o755)
  const reporters = [...REPORTERS.map(name => `--reporter=${name}`), `--outputFile.json=${REPORT}`]
  const { ok } = await runProgram('vitest', ['run', ...reporters, ...args], {
    show: true,
    env: { ...env, TMPDIR: litter },
  })
  rmSync(litter, { recursive: true, force: true })
  const counts = countTests()
  // An error outside any test (a file that does not load, an unhandled rejection) counts as a failure.
  return { ok, output: '', passed: counts.passed, failed: ok ? 0 : Math.max(1, counts.failed) }
}

function countTests(): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(readFileSync(REPORT, 'utf8'))
    const unloaded = testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
