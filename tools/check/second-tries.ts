import type { Reporter, TestCase } from 'vitest/node'

/** A reporter that prints the first error of each test that passed only at its second try. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const [first] = test.result().errors ?? []
    const told = (first?.stack ?? first?.message ?? '').split('\n').filter(line => !line.includes('node_modules'))
    const name = `${test.module.relativeModuleId} > ${test.fullName}`
    console.log(['', `second try: ${name}`, ...told, first?.diff ?? '', ''].join('\n'))
  }
}
