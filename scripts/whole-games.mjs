// Plays every game to its end in a browser, with each input device and online, and every lesson on both screens.
// `npm test` plays some of them only for a few moves.
import { setUpBrowser } from './browser.mjs'
import { setUp } from './setup.mjs'
import { build, runTool } from './tools.mjs'
import { buildWeb } from './web.mjs'

setUp()
process.env.HOLDOUT_WHOLE_GAMES = 'all'
const FILES = ['play', 'online', 'learn-on-board'].map(name => `web/test/${name}.test.ts`)
const played = () => runTool('vitest', ['run', '--project', 'browser', ...FILES], { show: true })
for (const run of [build, buildWeb, setUpBrowser, played]) {
  const { ok, output } = run()
  if (output) console.log(output)
  if (ok) continue
  process.exitCode = 1
  break
}
