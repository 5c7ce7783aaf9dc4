// Measures whether thinking bots slow the page: plays a whole game of each kind on a phone-sized screen, with every level
// of bots, and prints the frames that took longer than 50 ms. `npm run frames -- hard,expert` measures two levels.
import { setUpBrowser } from './browser.mjs'
import { setUp } from './setup.mjs'
import { build, runTool } from './tools.mjs'
import { buildWeb } from './web.mjs'

setUp()
process.env.HOLDOUT_FRAMES = process.argv[2] ?? 'easy,medium,hard,expert'
const measured = () => runTool('vitest', ['run', '--project', 'browser', 'web/test/frames.test.ts'], { show: true })
for (const run of [build, buildWeb, setUpBrowser, measured]) {
  const { ok, output } = run()
  if (output) console.log(output)
  if (ok) continue
  process.exitCode = 1
  break
}
