/** Somebody who decides: a player's seat, or `clock`, through which time enters the game. */
export type Seat = string

/** The seat that the host's clock plays. What it does stands in the record like any other move. */
export const CLOCK: Seat = 'clock'

/** Who looks: a seat sees what its player may know, the table (a spectator) what everybody may. */
export type Who = Seat | 'table'

/** A move is a flat record: its name in `move`, and fields that are texts, numbers, booleans or null. */
export interface AnyMove {
  readonly move: string
}

/** What can be seen to happen. `rule` is filled in with the running step's rule id unless the event names a finer one. */
export interface AnyEvent {
  readonly event: string
  readonly rule?: string
  /**
   * It is heard by the whole table, whoever looks and wherever: a terminal sounds its bell. When a clock strikes the table rings by
   * itself; a game marks what sounds without one.
   */
  readonly rings?: true
}

/** How it ended. `id` is the canon's name of the ending; `winners` are seats; facts are for lists and statistics. */
export interface Outcome {
  readonly id: string
  readonly winners: readonly Seat[]
  /** Shades: of two wins (or two losses) the one with the higher tier is the better. */
  readonly tier: number
  readonly facts: Readonly<Record<string, string | number>>
}
