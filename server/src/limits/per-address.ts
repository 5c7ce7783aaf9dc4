/** Limits open connections per address. 0: no limit. */
export class PerAddress {
  private readonly counts = new Map<string, number>()

  constructor(private readonly most: number) {}

  /** Counts a connection and returns true, or false if the limit is reached. */
  enter(address: string): boolean {
    const count = this.counts.get(address) ?? 0
    if (this.most > 0 && count >= this.most) return false
    this.counts.set(address, count + 1)
    return true
  }

  leave(address: string): void {
    const count = this.counts.get(address) ?? 0
    if (count > 1) this.counts.set(address, count - 1)
    else this.counts.delete(address)
  }
}
