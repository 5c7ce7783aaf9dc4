import type { Who } from '@holdout/engine'
import type { Frame } from './frame.ts'

/** A connection that follows a table. */
export interface Receiver {
  readonly user: string
  readonly name: string
  /** Sends a frame; returns its size. */
  write(frame: Frame): number
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
  who: Who | null = null
  /** The last entry sent; null: none. */
  seq: number | null = null
  /** What stopped the clocks, as last sent. */
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

  /** Sends everything from the deal on next time, for this seat. */
  startOver(who: Who): void {
    this.who = who
    this.seq = null
    this.lastPatch = null
  }
}
