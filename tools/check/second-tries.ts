import type { Reporter, TestCase } from 'vitest/node'

/** A reporter that prints the first error of each test that passed only at its second try. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const [first] = test.result().errors ?? []
    const told = (first?.stack ?? first?.message ?? '').split('\n').filter(line => !line.includes('node_modules'))
    console.log(`second try: ${test.module.relativeModuleId} > ${test.fullName}\n${told.join('\n')}\n`)
  }
}
