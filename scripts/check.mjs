// All checks. `npm run check` runs the tools, `npm test` also the tests. Every tool runs even if one fails, so that one
// run shows all problems. The last line is `N passed, N failed`.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setUpBrowser } from './browser.mjs'
import { checkProtocolDocs } from './protocol-docs.mjs'
import { setUpServices } from './services.mjs'
import { root, setUp } from './setup.mjs'
import { checkSlugs } from './slugs.mjs'
import { checkStyles } from './styles.mjs'
import { build, runTool } from './tools.mjs'
import { buildWeb, checkSizes } from './web.mjs'

/** The source folders, from the workspaces. */
const PACKAGES = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces.map(path => path.split('/')[0])
const REPORT = join(root, 'node_modules', '.cache', 'holdout', 'vitest.json')

const STAGES = [
  ['build (tsc -b)', build],
  ['types of the web table (tsc)', () => runTool('tsc', ['-p', 'web'])],
  ['build of the web table (vite)', buildWeb],
  ['size of the web table', checkSizes],
  ['lint and format (biome)', () => runTool('biome', ['check', '--error-on-warnings'])],
  ['types of the tests (tsc)', () => runTool('tsc', ['-p', 'tsconfig.tests.json'])],
  ['games are named only in their own folders', () => checkSlugs()],
  ['docs/protocol.md matches the schemas', checkProtocolDocs],
  ['style sheets use tokens, breakpoints and prefixes', () => checkStyles()],
  ['import directions (dependency-cruiser)', () => runTool('depcruise', ['--output-type', 'err-long', ...PACKAGES])],
  ['dead code and dependencies (knip)', () => runTool('knip', ['--no-progress', '--no-config-hints'])],
]

const total = { passed: 0, failed: 0 }
setUp()
const results = []
for (const [title, run] of STAGES) results.push(await stage(title, run))
const [built] = results
if (process.argv.includes('--with-tests')) {
  await stage('a browser for the tests', setUpBrowser)
  await stage('PostgreSQL and Redis for the tests', setUpServices)
  if (built) await stage('tests (vitest)', runTests)
  else console.log('\n── tests (vitest)\n   not run: the build failed')
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

/**
 * Prints a heading, the duration and, on failure, the tool's output. Counts as one check unless the stage counts its
 * own.
 */
async function stage(title, run) {
  console.log(`\n── ${title}`)
  const began = performance.now()
  const { ok, output, passed = ok ? 1 : 0, failed = ok ? 0 : 1 } = await run()
  total.passed += passed
  total.failed += failed
  if (!ok && output) console.log(output)
  console.log(`   ${ok ? 'ok' : 'FAILED'}, ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return ok
}

function runTests() {
  mkdirSync(dirname(REPORT), { recursive: true })
  rmSync(REPORT, { force: true })
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  // Temporary files of the tests. The database server is not root and must be able to reach its folder in here.
  const litter = mkdtempSync(join(tmpdir(), 'holdout-tests-'))
  chmodSync(litter, 0o755)
  process.env.TMPDIR = litter
  const { ok } = runTool('vitest', args, { show: true })
  rmSync(litter, { recursive: true, force: true })
  const counts = countTests()
  // An error outside any test (a file that does not load, an unhandled rejection) counts as a failure.
  return { ok, passed: counts.passed, failed: ok ? 0 : Math.max(1, counts.failed) }
}

function countTests() {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(REPORT, 'utf8'))
    const unloaded = testResults.filter(file => file.status === 'failed' && file.assertionResults.length === 0)
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
