/** So many at once, and so many a second after that. */
export class Budget {
  private left: number
  private at: number

  constructor(
    private readonly now: () => number,
    private readonly limit: { readonly burst: number; readonly perSecond: number },
  ) {
    this.left = limit.burst
    this.at = now()
  }

  take(): boolean {
    const now = this.now()
    this.left = Math.min(this.limit.burst, this.left + ((now - this.at) / 1000) * this.limit.perSecond)
    this.at = now
    if (this.left < 1) return false
    this.left -= 1
    return true
  }
}
