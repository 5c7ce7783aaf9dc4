import type { Who } from '@holdout/engine'
import type { SceneNews } from '@holdout/protocol'

/** Access to the match of a table. Only the table itself creates views of it. */
export interface SeatViewSource {
  update(who: Who, since: number): SceneNews | null
  patch(who: Who, since: number, base: number, done: string | null): string | null
}

/**
 * A table as one user may see it. The table creates it and looks up the seat, so a seat of one table cannot be combined
 * with the match of another. Read it only in the table's queue: at other times the match may contain an entry that is
 * not stored yet.
 */
export class SeatView {
  constructor(
    /** The user's seat at this table; `table` for spectators. */
    readonly who: Who,
    private readonly source: SeatViewSource,
  ) {}

  /** The scene and the log lines after entry `since`; -1: all of them. Null before the start. */
  update(since: number): SceneNews | null {
    return this.source.update(this.who, since)
  }

  /** The patch message against the scene after entry `base`. `done` is the request that caused it. */
  patch(since: number, base: number, done: string | null): string | null {
    return this.source.patch(this.who, since, base, done)
  }
}
