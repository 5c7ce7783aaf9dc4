// Installs and builds what changed, then runs the holdout command. Without a command: `holdout serve`.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './registry.mjs'
import { SERVER_FLAGS } from './server-flags.mjs'

const given = process.argv.slice(2)
const ABOUT_ALL_COMMANDS = ['-h', '--help', '-v', '--version']
const named = given.length > 0 && (!given[0].startsWith('-') || ABOUT_ALL_COMMANDS.includes(given[0]))
const args = named ? given : ['serve', ...given]
// A process of its own: this one lives as long as the server, and the compiler would stay in its memory.
const build = [join(root, 'scripts', 'run.mjs'), 'build', ...(args[0] === 'serve' ? [] : ['--without-web'])]
const { status } = spawnSync(process.execPath, build, { stdio: ['ignore', 2, 2] })
if (status !== 0) process.exit(status ?? 1)
const flags = args[0] === 'serve' ? SERVER_FLAGS : []
const child = spawn(process.execPath, [...flags, join(root, 'cli', 'bin', 'holdout.js'), ...args], { stdio: 'inherit' })
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
})
