/** The id of a player's seat, or `clock`, the seat that plays time-outs. */
export type Seat = string

/** The seat of the clock. Its moves are in the record like any others. */
export const CLOCK: Seat = 'clock'

/** Whose view it is: a seat sees what its player may know, `table` (a spectator) what is public. */
export type Who = Seat | 'table'

/** A move is a flat object: its name in `move`, and fields that are strings, numbers, booleans or null. */
export interface AnyMove {
  readonly move: string
}

/** Something that happened. The kernel sets `rule` to the running step's rule id unless the event names another. */
export interface AnyEvent {
  readonly event: string
  readonly rule?: string
  /**
   * Rings at the whole table: a terminal sounds its bell. The table rings by itself at a time-out; a game marks other
   * events that should ring.
   */
  readonly rings?: true
}

/** How a match ended. `winners` are seats; `facts` are for lists and statistics. */
export interface Outcome {
  readonly id: string
  readonly winners: readonly Seat[]
  /** Ranks outcomes: of two wins (or two losses), the one with the higher tier is better. */
  readonly tier: number
  readonly facts: Readonly<Record<string, string | number>>
}
