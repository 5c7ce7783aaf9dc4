import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { run } from '../src/run.ts'

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

/** A clean environment: no colors, locale or saves of the person who runs the tests. */
const CLEAN = { HOLDOUT_HOME: join(tmpdir(), 'holdout-nowhere'), LANG: 'C.UTF-8' }

export function spawnHoldout(
  args: readonly string[],
  { env = {}, cwd }: RunOptions = {},
): ChildProcessWithoutNullStreams {
  const clean = { PATH: process.env.PATH ?? '', ...CLEAN }
  return spawn(process.execPath, [BIN, ...args], { env: { ...clean, ...env }, ...(cwd ? { cwd } : {}) })
}

/** Runs the command to its end, as a process. */
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

/** Runs a command to its end in this process, from the sources: without a start of Node, which takes a second. */
export async function runHere(
  args: readonly string[],
  { input = '', env = {} }: Omit<RunOptions, 'cwd'> = {},
): Promise<CommandResult> {
  const written = { out: '', err: '' }
  const writer = (to: keyof typeof written): NodeJS.WriteStream =>
    new Writable({
      write(chunk, _encoding, done) {
        written[to] += chunk
        done()
      },
    }) as NodeJS.WriteStream
  const stdin = Readable.from([input]) as unknown as NodeJS.ReadStream
  const code = await run(args, { stdin, stdout: writer('out'), stderr: writer('err'), env: { ...CLEAN, ...env } })
  return { code, ...written }
}
