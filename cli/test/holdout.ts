import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../bin/holdout.js', import.meta.url))

/** The real command runs compiled code; `npm test` builds it first. */
export const BUILT = existsSync(new URL('../dist/main.js', import.meta.url))
if (!BUILT) {
  console.error('\n!!! cli/dist is missing: the tests of the real process are SKIPPED. Run `npm run build` first.\n')
}

/** Creates a temporary folder. */
export function scratch(): string {
  return mkdtempSync(join(tmpdir(), 'holdout-test-'))
}

export interface CommandResult {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

interface RunOptions {
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
}

export function spawnHoldout(
  args: readonly string[],
  { env = {}, cwd }: RunOptions = {},
): ChildProcessWithoutNullStreams {
  // A clean environment: no colors, locale or saves of the person who runs the tests.
  const clean = { PATH: process.env.PATH ?? '', HOLDOUT_HOME: join(tmpdir(), 'holdout-nowhere'), LANG: 'C.UTF-8' }
  return spawn(process.execPath, [BIN, ...args], { env: { ...clean, ...env }, ...(cwd ? { cwd } : {}) })
}

/** Runs the command to its end. */
export function holdout(args: readonly string[], options: RunOptions = {}): Promise<CommandResult> {
  const child = spawnHoldout(args, options)
  let out = ''
  let err = ''
  child.stdout.on('data', data => (out += data))
  child.stderr.on('data', data => (err += data))
  child.stdin.on('error', () => {}) // the process may exit before it reads all input
  child.stdin.end(options.input ?? '')
  return new Promise(resolve => child.on('close', code => resolve({ code, out, err })))
}
