import type { ChatLine } from '@holdout/protocol'
import type { Store } from '../store/store.ts'
import { authorAt } from '../tables/ids.ts'

/** Lines that are sent at once to somebody who comes late. */
const MAX_LINES = 100

/** Somebody who is told what is said. */
export interface ChatReader {
  receiveChat(lines: readonly ChatLine[]): void
  chatFailed(error: unknown): void
}

/** What one connection has heard of a table's chat: every line once, in order. */
export class ChatFeed {
  private last = 0
  private sending: Promise<void> = Promise.resolve()

  constructor(
    private readonly store: Store,
    private readonly table: string,
    private readonly reader: ChatReader,
  ) {}

  /** Sends what is new. Two calls at once do not send a line twice. */
  catchUp(): Promise<void> {
    this.sending = this.sending.then(() => this.sendNew()).catch(error => this.reader.chatFailed(error))
    return this.sending
  }

  private async sendNew(): Promise<void> {
    const lines = await this.store.chatSince(this.table, this.last, MAX_LINES)
    if (lines.length === 0) return
    this.last = lines[lines.length - 1].id
    this.reader.receiveChat(lines.map(({ user, ...line }) => ({ ...line, by: authorAt(this.table, user) })))
  }
}
