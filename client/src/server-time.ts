interface Sample {
  /** The round trip in ms. */
  readonly took: number
  /** Server time minus the client's time. */
  readonly offset: number
}

/** How many of the last answers count. Clocks drift, and a page can be open for days. */
const KEPT = 8

/**
 * Estimates the server's time, so that all clients show the same countdown. Uses the answer with the shortest round
 * trip, because its error is at most half of that.
 */
export class ServerTime {
  private readonly samples: Sample[] = []

  /** The server said it was `server` (ms since 1970); asked and answered at these moments of the client's time. */
  heard(server: number, asked: number, answered: number): void {
    this.samples.push({ took: answered - asked, offset: server - (asked + answered) / 2 })
    if (this.samples.length > KEPT) this.samples.shift()
  }

  get known(): boolean {
    return this.samples.length > 0
  }

  /** A moment of the server's time in the client's time; `now` before the first answer. */
  local(server: number, now: number): number {
    if (!this.known) return now
    const best = this.samples.reduce((a, b) => (b.took < a.took ? b : a))
    return server - best.offset
  }
}
