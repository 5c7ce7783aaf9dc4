import type { StoredSeat, TableSetup } from '../store/store.ts'
import { logText } from '../text/operator.ts'
import type { TableDeps } from './table-deps.ts'
import { CONNECTED_MS, seatOfUser } from './table-setup.ts'

/** Who is connected to a table, on any node. */
export class Presence {
  /** When each user was last connected. */
  seenAt: Readonly<Record<string, number>> = {}
  /** The names of connected people without a seat, by user. */
  names: Readonly<Record<string, string>> = {}

  constructor(
    private readonly deps: TableDeps,
    private readonly table: string,
  ) {}

  async load(): Promise<void> {
    this.seenAt = await this.deps.store.lastSeen(this.table)
  }

  /** Looks up the names of connected people without a seat; null if all are known. Forgets those who disconnected. */
  loadNames(setup: TableSetup): Promise<void> | null {
    const lately = this.deps.now() - CONNECTED_MS
    const here = Object.keys(this.seenAt).filter(user => this.seenAt[user] > lately && !seatOfUser(setup, user))
    this.names = Object.fromEntries(Object.entries(this.names).filter(([user]) => here.includes(user)))
    const unknown = here.filter(user => this.names[user] === undefined)
    return unknown.length === 0 ? null : this.lookUpNames(unknown)
  }

  private async lookUpNames(users: readonly string[]): Promise<void> {
    try {
      const found = await Promise.all(users.map(user => this.deps.store.user(user)))
      const named = found.flatMap(user => (user ? [[user.id, user.name] as const] : []))
      this.names = { ...this.names, ...Object.fromEntries(named) }
    } catch (error) {
      this.deps.reportError(error, logText.spectatorNames(this.table))
    }
  }

  /** When the last player disconnected from all nodes; null while one is connected. Players with a stand-in count. */
  lastPlayerLeftAt({ seats }: TableSetup): number | null {
    const now = this.deps.now()
    let last = 0
    for (const { user } of seats) if (user !== null) last = Math.max(last, this.seenAt[user] ?? 0)
    return last > now - CONNECTED_MS ? null : last + CONNECTED_MS
  }

  isAnyoneAway({ seats }: TableSetup): boolean {
    const lately = this.deps.now() - CONNECTED_MS
    return seats.some(({ kind, user }: StoredSeat) => kind === 'person' && (this.seenAt[user ?? ''] ?? 0) < lately)
  }
}
