// Runs some of the browser tests, for the commands with longer versions of them.
import { setUpBrowser } from './browser.mjs'
import { setUp } from './setup.mjs'
import { build, runTool } from './tools.mjs'
import { buildWeb } from './web.mjs'

/** Builds everything and runs these files of web/test. Sets the exit code. */
export function runBrowserTests(names) {
  setUp()
  const files = names.map(name => `web/test/${name}.test.ts`)
  const tests = () => runTool('vitest', ['run', '--project', 'browser', ...files], { show: true })
  for (const run of [build, buildWeb, setUpBrowser, tests]) {
    const { ok, output } = run()
    if (output) console.log(output)
    if (ok) continue
    process.exitCode = 1
    return
  }
}
