/** A source of time. Tests use a simulated one. */
export interface Time {
  now(): number
  /** Runs something later. The returned function cancels it. */
  after(ms: number, run: () => void): () => void
}

export const realTime: Time = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, 2 ** 31 - 1))
    return () => clearTimeout(timer)
  },
}
