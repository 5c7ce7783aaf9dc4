import type { Who } from '@holdout/engine'
import type { SceneNews } from '@holdout/protocol'

/** What a table shows of its match; only the table itself can make a view of it. */
export interface SeatViewSource {
  update(who: Who, since: number): SceneNews | null
  patch(who: Who, since: number, base: number, done: string | null): string | null
}

/**
 * One table as one user may see it. The table makes it and finds the seat itself, so a seat at one table can never be combined with
 * the match of another. Read it only in the table's queue: elsewhere the match may hold an entry that is not stored yet.
 */
export class SeatView {
  constructor(
    /** The user's seat at this table; `table` for spectators. */
    readonly who: Who,
    private readonly source: SeatViewSource,
  ) {}

  /** The scene now and the log lines after entry `since`; -1: all of them. null before the start. */
  update(since: number): SceneNews | null {
    return this.source.update(this.who, since)
  }

  /** The same as a `sight` message, as the difference to the one after entry `base`. `done` is the request that has led to it. */
  patch(since: number, base: number, done: string | null): string | null {
    return this.source.patch(this.who, since, base, done)
  }
}
