/** The host's time. Tests have a slower one. */
export interface Time {
  now(): number
  /** Runs something later; the returned function takes that back. */
  after(ms: number, run: () => void): () => void
}

export const realTime: Time = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, 2 ** 31 - 1))
    return () => clearTimeout(timer)
  },
}
