interface Sample {
  /** How long question and answer took together, in ms. */
  readonly took: number
  /** What to add to the page's time to get the server's. */
  readonly offset: number
}

/** So many of the last answers count: clocks of machines drift, and a page may be open for days. */
const KEPT = 8

/**
 * What time it is on the server. Every client reads clocks by it, so that all show the same countdown. Of several answers the
 * quickest one is believed: it cannot be wrong by more than half of what it took.
 */
export class OnlineTime {
  private readonly samples: Sample[] = []

  /** The server said it was `server` (ms since 1970); asked and answered at these page times (`performance.now()`). */
  heard(server: number, asked: number, answered: number): void {
    this.samples.push({ took: answered - asked, offset: server - (asked + answered) / 2 })
    if (this.samples.length > KEPT) this.samples.shift()
  }

  get known(): boolean {
    return this.samples.length > 0
  }

  /** A moment of the server's time on the page's own clock; before anything is known: now. */
  onPage(server: number, now: number): number {
    if (!this.known) return now
    const best = this.samples.reduce((a, b) => (b.took < a.took ? b : a))
    return server - best.offset
  }
}
