import type { NoticeStore } from '../store/notice-store.ts'

/** Channels of other nodes may become visible this much later than their time says, in ms. */
const OVERLAP_MS = 60_000

/** The people with a channel for notices, so that moves of all others cost nothing. Also some who had one. */
export class Subscribers {
  private readonly users = new Set<string>()
  private since = 0

  constructor(
    private readonly store: Pick<NoticeStore, 'subscribersSince'>,
    private readonly now: () => number,
  ) {}

  has(user: string): boolean {
    return this.users.has(user)
  }

  add(user: string): void {
    this.users.add(user)
  }

  /** Reads who was added on other nodes. */
  async refresh(): Promise<void> {
    const now = this.now()
    for (const user of await this.store.subscribersSince(this.since)) this.users.add(user)
    this.since = now - OVERLAP_MS
  }
}
