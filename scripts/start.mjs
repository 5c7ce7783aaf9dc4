// Installs and builds what changed, then runs the holdout command. Without a command: `holdout serve`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { SERVER_FLAGS } from './server-flags.mjs'
import { root, setUp } from './setup.mjs'
import { build } from './tools.mjs'
import { buildWeb } from './web.mjs'

setUp()
const given = process.argv.slice(2)
const ABOUT_ALL_COMMANDS = ['-h', '--help', '-v', '--version']
const named = given.length > 0 && (!given[0].startsWith('-') || ABOUT_ALL_COMMANDS.includes(given[0]))
const args = named ? given : ['serve', ...given]
for (const make of args[0] === 'serve' ? [build, buildWeb] : [build]) {
  const built = make()
  if (built.ok) continue
  console.error(built.output)
  process.exit(1)
}
const flags = args[0] === 'serve' ? SERVER_FLAGS : []
const child = spawn(process.execPath, [...flags, join(root, 'cli', 'bin', 'holdout.js'), ...args], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
})
