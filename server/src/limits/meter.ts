import { performance } from 'node:perf_hooks'

/**
 * Measures what requests took. While several are being handled, each took an equal share of the time that this thread
 * worked: they wait for the same commit and for each other, so their parts cannot be told apart.
 */
export class Meter {
  private handling = 0
  /** The time that a request took which was handled from the beginning on. */
  private share = 0
  private at = 0

  constructor(private readonly clock = threadTime) {}

  /** Starts to measure. The returned function ends it, and returns the µs that it took, once. */
  start(): () => number {
    this.advance()
    this.handling += 1
    const from = this.share
    let took: number | null = null
    return () => {
      if (took !== null) return 0
      this.advance()
      this.handling -= 1
      took = this.share - from
      return took
    }
  }

  /** Runs work that does not belong to the requests being handled. Returns the µs that it took. */
  apart(work: () => void): number {
    this.advance()
    const from = this.at
    work()
    this.at = this.clock()
    return this.at - from
  }

  private advance(): void {
    const now = this.clock()
    if (this.handling > 0) this.share += (now - this.at) / this.handling
    this.at = now
  }
}

/** How often the CPU time is asked for, in µs of work: asking for each request took a seventh of a busy server. */
const ASK_EVERY = 20_000

let worked = 0
let activeBefore = 0
/** Of the time in which this thread did not wait, the part in which it had a core. */
let part = 1
let asked = { active: 0, cpu: 0 }

/**
 * How long this thread has worked, in µs. It is the time in which the thread did not wait, which grows while other
 * programs have the core. So it counts only in part if the CPU time of all threads grew less, lately.
 */
function threadTime(): number {
  const active = performance.eventLoopUtilization().active * 1_000
  if (active - asked.active >= ASK_EVERY) {
    const { user, system } = process.cpuUsage()
    const cpu = user + system
    part = Math.min(1, (cpu - asked.cpu) / (active - asked.active))
    asked = { active, cpu }
  }
  worked += (active - activeBefore) * part
  activeBefore = active
  return worked
}
