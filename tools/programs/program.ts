// Runs the programs of node_modules by path, without a shell and without PATH.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/registry.mjs'

const PROGRAMS = {
  tsc: 'typescript-native/bin/tsc', // TypeScript 7; docs/decisions/0001-libraries.md
  biome: '@biomejs/biome/bin/biome',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'knip/bin/knip.js',
  vitest: 'vitest/vitest.mjs',
  vite: 'vite/bin/vite.js',
}

export interface ProgramOutcome {
  readonly ok: boolean
  readonly output: string
}

export interface ProgramOptions {
  /** Whether its output goes to the terminal; otherwise it is returned. */
  readonly show?: boolean
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>
}

export function runProgram(
  name: keyof typeof PROGRAMS,
  args: readonly string[],
  { show = false, env = {} }: ProgramOptions = {},
): Promise<ProgramOutcome> {
  const program = spawn(process.execPath, [join(root, 'node_modules', PROGRAMS[name]), ...args], {
    cwd: root,
    env: { ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...process.env, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  })
  let output = ''
  for (const stream of [program.stdout, program.stderr])
    stream?.setEncoding('utf8').on('data', text => {
      output += text
    })
  return new Promise((resolve, reject) => {
    program.once('error', reject)
    program.once('close', status => resolve({ ok: status === 0, output: output.trim() }))
  })
}
