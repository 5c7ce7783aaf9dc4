// Runs the tools of this repository by path, without a shell and without PATH.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './setup.mjs'

const PROGRAMS = {
  tsc: 'typescript-native/bin/tsc', // TypeScript 7; docs/decisions/0001-libraries.md
  biome: '@biomejs/biome/bin/biome',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'knip/bin/knip.js',
  vitest: 'vitest/vitest.mjs',
  vite: 'vite/bin/vite.js',
}

/** Runs a tool. With `show` its output goes to the terminal, otherwise it is returned. */
export function runTool(name, args, { show = false } = {}) {
  const program = join(root, 'node_modules', PROGRAMS[name])
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    env: process.stdout.isTTY ? process.env : { NO_COLOR: '1', ...process.env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw error
  return { ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}`.trim() }
}

/** Compiles every package; fast if nothing changed. */
export function build() {
  return runTool('tsc', ['-b', '--pretty', String(process.stdout.isTTY === true)])
}
