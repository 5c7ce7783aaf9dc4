import { buildPackages } from '../build/packages.ts'
import { buildWeb } from '../build/web.ts'
import { setUpBrowser } from '../programs/browser.ts'
import { runTests, type TestOutcome } from './vitest.ts'

/** Builds everything and runs these files of web/test. */
export async function runBrowserTests(
  names: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<TestOutcome> {
  for (const prepare of [buildPackages, buildWeb, setUpBrowser]) {
    const { ok, output } = await prepare()
    if (ok) continue
    console.error(output)
    return { ok, output, passed: 0, failed: 1 }
  }
  return runTests(['--project', 'browser', ...names.map(name => `web/test/${name}.test.ts`)], env)
}
