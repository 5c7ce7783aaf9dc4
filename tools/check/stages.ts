import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/registry.mjs'
import { buildPackages } from '../build/packages.ts'
import { buildWeb, checkSizes } from '../build/web.ts'
import { type ProgramOutcome, runProgram } from '../programs/program.ts'
import { checkProtocolDocs } from './protocol-docs.ts'
import { checkSlugs } from './slugs.ts'
import { checkStyles } from './styles.ts'
import { checkTypeNames } from './type-names.ts'

type Stage = () => StageOutcome | Promise<StageOutcome>

/** A stage counts as one check unless it counts its own. */
interface StageOutcome extends ProgramOutcome {
  readonly passed?: number
  readonly failed?: number
}

/** The source folders, from the workspaces, and the tools. */
const FOLDERS = [...workspaces().map(path => path.split('/')[0]), 'tools', 'scripts']

type Stages = readonly (readonly [title: string, run: Stage])[]

/** What the tests need, in this order. */
const BUILDS: Stages = [
  ['build (tsc -b)', buildPackages],
  ['build of the web table (vite)', buildWeb],
  ['size of the web table', checkSizes],
]

/** What can run at the same time as anything else, the longest first. */
const REST: Stages = [
  ['import directions (dependency-cruiser)', () => runProgram('depcruise', ['--output-type', 'err-long', ...FOLDERS])],
  ['lint and format (biome)', () => runProgram('biome', ['check', '--error-on-warnings'])],
  ['dead code and dependencies (knip)', () => runProgram('knip', ['--no-progress', '--no-config-hints'])],
  ['types of the web table (tsc)', () => runProgram('tsc', ['-p', 'web'])],
  ['types of the tests (tsc)', () => runProgram('tsc', ['-p', 'tsconfig.tests.json'])],
  ['types of the tools (tsc)', () => runProgram('tsc', ['-p', 'tools'])],
  ['games are named only in their own folders', () => checkSlugs()],
  ['docs/protocol.md matches the schemas', checkProtocolDocs],
  ['style sheets use tokens, breakpoints and prefixes', () => checkStyles()],
  ['every exported type has a name of its own', () => checkTypeNames()],
]

/** The checks that run at the same time. */
const LANES = 2

/** The checks of one run. Each runs even if another fails, so that one run shows all problems. */
export class Checks {
  private passed = 0
  private failed = 0

  /** Builds what the tests need. Returns whether the packages could be compiled, without which no test can run. */
  async build(): Promise<boolean> {
    const results: boolean[] = []
    for (const [title, run] of BUILDS) results.push(await this.run(title, run))
    return results[0]
  }

  /** Runs every other check except the tests. Results are printed when all of them, and `until`, are known. */
  async runRest(lanes = LANES, until: Promise<unknown> = Promise.resolve()): Promise<void> {
    const waiting = [...REST.entries()]
    const reports: string[] = []
    const lane = async (): Promise<void> => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [at, [title, run]] = next
        reports[at] = `\n── ${title}\n${(await this.report(run)).text}`
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    await until
    console.log(reports.join('\n'))
  }

  /** Prints a heading and, at the end, the result. Returns whether the stage passed. */
  async run(title: string, stage: Stage): Promise<boolean> {
    console.log(`\n── ${title}`)
    const { ok, text } = await this.report(stage)
    console.log(text)
    return ok
  }

  /** Runs and counts a stage. The result as text: the duration and, on failure, the output. */
  private async report(stage: Stage): Promise<{ readonly ok: boolean; readonly text: string }> {
    const began = performance.now()
    const { ok, output, passed = ok ? 1 : 0, failed = ok ? 0 : 1 } = await outcomeOf(stage)
    this.passed += passed
    this.failed += failed
    const result = `   ${ok ? 'ok' : 'FAILED'}, ${((performance.now() - began) / 1000).toFixed(1)} s`
    return { ok, text: !ok && output ? `${output}\n${result}` : result }
  }

  /** Prints the last line of a run, `N passed, N failed`. Returns the exit code. */
  end(): number {
    console.log(`\n${this.passed} passed, ${this.failed} failed`)
    return this.failed === 0 ? 0 : 1
  }
}

/** A stage that breaks has failed, such as one that loads sources with a syntax error. */
async function outcomeOf(stage: Stage): Promise<StageOutcome> {
  try {
    return await stage()
  } catch (error) {
    return { ok: false, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function workspaces(): readonly string[] {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces
}
