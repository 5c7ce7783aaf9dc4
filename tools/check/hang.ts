import type { Reporter, TestModule, Vitest } from 'vitest/node'

/** A waiting test ends at its time limit of 15 minutes. Only one that never waits is silent for longer. */
const SILENCE_MS = 20 * 60_000

/** A reporter that names the files of tests that hang in a loop, and ends the run: no time limit interrupts a loop. */
export default class Hang implements Reporter {
  private readonly running = new Set<string>()
  private timer: NodeJS.Timeout | undefined
  private vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.vitest = vitest
    this.heard()
  }

  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    this.running.add(relativeModuleId)
    this.heard()
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.running.delete(relativeModuleId)
    this.heard()
  }

  onTestCaseResult(): void {
    this.heard()
  }

  onTestRunEnd(): void {
    clearTimeout(this.timer)
  }

  private heard(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.end(), SILENCE_MS)
  }

  private end(): void {
    console.log(`No test has ended for ${SILENCE_MS / 60_000} minutes. Not finished: ${[...this.running].join(', ')}`)
    process.exitCode = 1
    void this.vitest?.exit(true)
  }
}
