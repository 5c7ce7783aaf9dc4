import type { Audience, Watcher } from './audience.ts'
import type { OpenMessage } from './encode.ts'

/** A connection that follows a table. */
export interface Receiver extends Watcher {
  readonly name: string
  /** Sends a message that does not depend on the seat. */
  send(message: OpenMessage): void
  /** The client's id of this request if it is unanswered, else null. */
  unanswered(request: string): string | null
  /** Marks a request as answered. */
  settle(request: string): void
  /** There are new chat lines. */
  chatChanged(): void
  /** The table no longer allows this user to watch. */
  excluded(): void
}

/** A receiver at one table, and what it has been sent. */
export class Subscription {
  /** The seat that the client was told it has; null before the welcome. */
  audience: Audience | null = null
  /** The last entry sent; null: none. */
  seq: number | null = null
  /** The reason why the clocks stand, as last sent. */
  stopped: string | null = null
  closed = false
  /** Whether text is off. */
  withoutText = false
  /** The entry of the last patch; null: none. */
  lastPatch: number | null = null

  constructor(readonly receiver: Receiver) {}

  setText(on: boolean): void {
    this.withoutText = !on
    this.lastPatch = null
  }

  /** Sends everything from the deal on next time, for this audience. */
  startOver(audience: Audience): void {
    this.audience = audience
    this.seq = null
    this.lastPatch = null
  }
}
