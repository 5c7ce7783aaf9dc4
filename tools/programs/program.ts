// Runs the programs of node_modules by path, without a shell and without PATH.
import { spawnSync } from 'node:child_process'
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
): ProgramOutcome {
  const program = join(root, 'node_modules', PROGRAMS[name])
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...process.env, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw error
  return { ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}`.trim() }
}
