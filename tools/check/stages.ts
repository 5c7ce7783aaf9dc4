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

const STAGES: readonly (readonly [title: string, run: Stage])[] = [
  ['build (tsc -b)', buildPackages],
  ['types of the web table (tsc)', () => runProgram('tsc', ['-p', 'web'])],
  ['build of the web table (vite)', buildWeb],
  ['size of the web table', checkSizes],
  ['lint and format (biome)', () => runProgram('biome', ['check', '--error-on-warnings'])],
  ['types of the tests (tsc)', () => runProgram('tsc', ['-p', 'tsconfig.tests.json'])],
  ['types of the tools (tsc)', () => runProgram('tsc', ['-p', 'tools'])],
  ['games are named only in their own folders', () => checkSlugs()],
  ['docs/protocol.md matches the schemas', checkProtocolDocs],
  ['style sheets use tokens, breakpoints and prefixes', () => checkStyles()],
  ['every exported type has a name of its own', () => checkTypeNames()],
  ['import directions (dependency-cruiser)', () => runProgram('depcruise', ['--output-type', 'err-long', ...FOLDERS])],
  ['dead code and dependencies (knip)', () => runProgram('knip', ['--no-progress', '--no-config-hints'])],
]

/** The checks of one run. Each runs even if another fails, so that one run shows all problems. */
export class Checks {
  private passed = 0
  private failed = 0

  /** Runs every check except the tests. Returns whether the build passed, without which the tests cannot run. */
  async runAll(): Promise<boolean> {
    const results: boolean[] = []
    for (const [title, run] of STAGES) results.push(await this.run(title, run))
    return results[0]
  }

  /** Prints a heading, the duration and, on failure, the output. Returns whether the stage passed. */
  async run(title: string, stage: Stage): Promise<boolean> {
    console.log(`\n── ${title}`)
    const began = performance.now()
    const { ok, output, passed = ok ? 1 : 0, failed = ok ? 0 : 1 } = await outcomeOf(stage)
    this.passed += passed
    this.failed += failed
    if (!ok && output) console.log(output)
    console.log(`   ${ok ? 'ok' : 'FAILED'}, ${((performance.now() - began) / 1000).toFixed(1)} s`)
    return ok
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
