import type { OpenFrame } from '../broadcast/encode.ts'
import type { TableChat } from '../tables/table-chat.ts'

/** Sends a table's chat to one connection: every line once, in order. */
export class ChatFeed {
  /** The number of the next line; null until the first lines were sent. */
  private next: number | null = null

  constructor(
    private readonly chat: TableChat,
    private readonly write: (frame: OpenFrame) => void,
  ) {}

  /** Sends the latest lines. */
  async start(): Promise<void> {
    const { frame, next } = await this.chat.join()
    this.next = next
    if (frame) this.write(frame)
  }

  /** Sends the lines that arrived since. */
  sendNew(): void {
    if (this.next === null) return
    const { frame, next } = this.chat.since(this.next)
    this.next = next
    if (frame) this.write(frame)
  }

  /** Sends earlier lines. */
  async sendBefore(id: number): Promise<void> {
    this.write(await this.chat.before(id))
  }
}
