import type { ChatLine } from '@holdout/protocol'
import type { Store } from '../store/store.ts'
import { authorAt } from '../tables/ids.ts'

/** The number of lines sent to a client that connects. */
const MAX_LINES = 100

export interface ChatReader {
  receiveChat(lines: readonly ChatLine[]): void
  chatFailed(error: unknown): void
}

/** Sends a table's chat to one connection: every line once, in order. */
export class ChatFeed {
  private last = 0
  private sending: Promise<void> = Promise.resolve()

  constructor(
    private readonly store: Store,
    private readonly table: string,
    private readonly reader: ChatReader,
  ) {}

  /** Sends new lines. Overlapping calls do not send a line twice. */
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
