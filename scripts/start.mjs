// Sets up, builds what has changed, and hands over to the holdout command. With no arguments: `holdout serve`.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, setUp } from './setup.mjs'
import { build } from './tools.mjs'
import { buildWeb } from './web.mjs'

setUp()
const args = process.argv.length > 2 ? process.argv.slice(2) : ['serve']
for (const make of args[0] === 'serve' ? [build, buildWeb] : [build]) {
  const built = make()
  if (built.ok) continue
  console.error(built.output)
  process.exit(1)
}
const child = spawn(process.execPath, [join(root, 'cli', 'bin', 'holdout.js'), ...args], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
})
