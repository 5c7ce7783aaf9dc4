import type { Time } from '@holdout/table'

/** A clock that advances only on request. */
export class SimulatedTime implements Time {
  private at = 1_000_000
  private readonly jobs = new Set<{ due: number; run: () => void }>()

  now(): number {
    return this.at
  }

  after(ms: number, run: () => void): () => void {
    const job = { due: this.at + ms, run }
    this.jobs.add(job)
    return () => this.jobs.delete(job)
  }

  /** Advances to the next due job and runs it. Returns false if there is none. */
  next(): boolean {
    const due = Math.min(...[...this.jobs].map(job => job.due))
    if (!Number.isFinite(due)) return false
    this.pass(Math.max(0, due - this.at))
    return true
  }

  /** Advances the time by `ms` and runs the due jobs in order, each at its own time. */
  pass(ms: number): void {
    const end = this.at + ms
    for (;;) {
      const next = [...this.jobs].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0]
      if (!next) break
      this.jobs.delete(next)
      this.at = Math.max(this.at, next.due)
      next.run()
    }
    this.at = end
  }
}
