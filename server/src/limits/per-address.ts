import { NETWORKS, networksOf } from './address.ts'

/** Addresses with at least this many sockets here are told to other nodes. */
const MANY = 10
/** How long the counts of another node hold, in ms. It sends them at least once a second. */
const FRESH_MS = 5_000

interface Elsewhere {
  readonly at: number
  readonly counts: ReadonlyMap<string, number>
}

/** Limits open connections per address and network, on all nodes together. 0: no limit. */
export class PerAddress {
  private readonly counts = new Map<string, number>()
  private readonly others = new Map<string, Elsewhere>()

  constructor(
    private readonly most: number,
    private readonly now: () => number,
  ) {}

  /** Counts a connection and returns true, or false if the limit is reached. */
  enter(address: string): boolean {
    const networks = networksOf(address)
    if (this.most > 0 && networks.some((key, i) => this.countOf(key) >= this.most * NETWORKS[i].times)) return false
    for (const key of networks) this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
    return true
  }

  leave(address: string): void {
    for (const key of networksOf(address)) {
      const count = this.counts.get(key) ?? 0
      if (count > 1) this.counts.set(key, count - 1)
      else this.counts.delete(key)
    }
  }

  private countOf(key: string): number {
    return (this.counts.get(key) ?? 0) + this.onOthers(key)
  }

  /** Addresses with many sockets on this node. */
  many(): (readonly [string, number])[] {
    return this.most === 0 ? [] : [...this.counts].filter(([, count]) => count >= MANY)
  }

  /** Takes over the counts of another node. */
  elsewhere(node: string, counts: readonly (readonly [string, number])[]): void {
    this.others.set(node, { at: this.now(), counts: new Map(counts) })
  }

  private onOthers(address: string): number {
    let sum = 0
    for (const [node, { at, counts }] of this.others) {
      if (this.now() - at > FRESH_MS) this.others.delete(node)
      else sum += counts.get(address) ?? 0
    }
    return sum
  }
}
