// Presses every legal move on the web tables, in many more positions than `npm test` does.
import { setUp } from './setup.mjs'
import { runTool } from './tools.mjs'

const [positions = '1000'] = process.argv.slice(2)
if (!/^[1-9]\d*$/.test(positions)) {
  console.error(`"${positions}" is not a number of positions. Use a whole number, such as 1000.`)
  process.exit(2)
}
setUp()
process.env.EVERY_MOVE_POSITIONS = positions
const { ok } = runTool('vitest', ['run', '--project', 'positions'], { show: true })
process.exitCode = ok ? 0 : 1
