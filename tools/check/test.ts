import { setUpBrowser } from '../programs/browser.ts'
import { setUpServices } from '../programs/services.ts'
import { ArgumentError } from '../tool.ts'
import { leftOutOfTests } from './long-tests.ts'
import { Checks } from './stages.ts'
import { runTests } from './vitest.ts'

export const usage = 'npm test'

/** Runs every check and every test. The last line is `N passed, N failed`. */
export async function main(args: readonly string[]): Promise<number> {
  if (args.length > 0) throw new ArgumentError(`Found "${args[0]}". To run some of the tests, use npx vitest run FILE.`)
  console.log(leftOutOfTests())
  const checks = new Checks()
  const built = await checks.build()
  await checks.run('a browser for the tests', setUpBrowser)
  await checks.run('PostgreSQL and Redis for the tests', setUpServices)
  // Tests wait a good part of their time; the other checks run meanwhile, one at a time.
  const tests = built ? checks.run('tests (vitest), with the other checks beside them', () => runTests()) : null
  await checks.runRest(tests ? 1 : undefined, tests ?? undefined)
  if (!tests) console.log('\n── tests (vitest)\n   not run: the build failed')
  return checks.end()
}
