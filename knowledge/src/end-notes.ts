import type { AnyEvent, Seat } from '@holdout/engine'

/** One thing that chance decided: what it gave, what was to be expected, and how much it varies. */
export interface Try {
  readonly got: number
  readonly expected: number
  readonly variance: number
}

/** A try, whose luck it was, and whether more is better for that seat. Seat null: all seats share it. */
export interface SeatTry extends Try {
  readonly seat: Seat | null
  readonly good: 'more' | 'fewer'
}

/** A move that was played, for counting luck: the states around it and everything that happened. */
export interface PlayedMove<S, E> {
  readonly before: S
  readonly events: readonly E[]
  readonly after: S
}

/** A kind of luck that a game counts, such as "Shots that hit". */
export interface LuckCount<S, E> {
  readonly title: string
  tries(played: PlayedMove<S, E>): readonly SeatTry[]
}

/** The remarks of a game on a finished match besides its outcome. Everything in it may be known after the end. */
export interface EndNotes<S, E extends AnyEvent> {
  readonly luck: readonly LuckCount<S, E>[]
  /** The names of events that turn a match. The last one is linked from the end screen. */
  readonly turning: readonly E['event'][]
}
