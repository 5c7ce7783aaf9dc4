import type { Who } from '@holdout/engine'
import { faultText } from '../text/operator.ts'
import { type Frame, frameOf } from './frame.ts'

declare const held: unique symbol

/** The seat that a connection holds. Encoders of views require it, and only `Audience.seal` provides it. */
export type HeldSeat = Who & { readonly [held]: true }

/** The connection at the end of an audience: one user at one table. */
export interface Watcher {
  readonly user: string
  /** The id of the one table that it follows. */
  readonly table: string
  /** Sends a message that was sealed for this watcher; returns its size. Throws for any other message. */
  write(message: Sealed): number
}

/** Tells which seat a user has at one table. */
export interface SeatLookup {
  /** The table's id. */
  readonly id: string
  /** The user's seat, or `table` for a spectator. */
  whoIs(user: string): Who
}

/**
 * The seat that one connection holds at one table. Only `Audience.of` binds connection, table and seat, and the seat
 * leaves an audience only through `seal`, as a message for the same connection. So a view cannot be encoded for one
 * seat and sent to another.
 */
export class Audience {
  private constructor(
    private readonly watcher: Watcher,
    private readonly who: Who,
  ) {}

  /** The audience of a connection at its table, as the table is now. */
  static of(seating: SeatLookup, watcher: Watcher): Audience {
    if (watcher.table !== seating.id) throw new Error(faultText.otherTable(watcher.table, seating.id))
    return new Audience(watcher, seating.whoIs(watcher.user))
  }

  /** Whether its user still has this seat. */
  isCurrent(seating: SeatLookup): boolean {
    return seating.id === this.watcher.table && seating.whoIs(this.watcher.user) === this.who
  }

  /** The seat as a client is told it; null for a spectator. */
  get seat(): string | null {
    return this.who === 'table' ? null : this.who
  }

  /** Writes a message for this audience. `last` is reused if it has the same text. */
  seal(write: (who: HeldSeat, user: string) => string, last: Frame | null = null): Sealed {
    const text = write(this.who as HeldSeat, this.watcher.user)
    return new Sealed(this.watcher, last?.text === text ? last : frameOf(text))
  }
}

/** A message with the view of one audience. It can be sent only to the connection of that audience. */
class Sealed {
  constructor(
    private readonly watcher: Watcher,
    readonly frame: Frame,
  ) {}

  /** Sends it; returns its size. */
  deliver(): number {
    return this.watcher.write(this)
  }

  isFor(watcher: Watcher): boolean {
    return this.watcher === watcher
  }
}

export type { Sealed }
