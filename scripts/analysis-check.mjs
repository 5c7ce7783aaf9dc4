// Checks the analysis in many more matches than `npm test` does.
import { setUp } from './setup.mjs'
import { runTool } from './tools.mjs'

const [matches = '200'] = process.argv.slice(2)
if (!/^[1-9]\d*$/.test(matches)) {
  console.error(`"${matches}" is not a number of matches. Use a whole number, such as 200.`)
  process.exit(2)
}
setUp()
process.env.ANALYSIS_MATCHES = matches
// 200 matches of Until Daylight take longer than the time limit of other tests.
const { ok } = runTool('vitest', ['run', '--testTimeout=14400000', 'analysis/test'], { show: true })
process.exitCode = ok ? 0 : 1
