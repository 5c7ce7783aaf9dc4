import type { AnyMove, Reason, Result, Seat, SeatSpec } from '@holdout/engine'
import type { Hint } from './hinted-move.ts'
import type { Phase } from './phase.ts'
import type { Preview } from './preview.ts'
import type { LogLine, Scene } from './scene.ts'
import type { Countdown } from './table-clock.ts'

/** The state of a table as a client shows it. */
export interface TableState {
  readonly slug: string
  readonly title: string
  readonly seats: readonly SeatSpec[]
  /** The name of the player in each seat; every seat has one. */
  readonly names: Readonly<Record<Seat, string>>
  /** The names for the log lines of a move, if a stand-in has played. */
  readonly namesAt?: ((at: number) => Readonly<Record<Seat, string>>) | undefined
  readonly people: readonly Seat[]
  /** The levels of bots by seat. */
  readonly levels?: Readonly<Record<Seat, string>> | undefined
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly scene: Scene
  /** The log from the deal on, as this viewer saw it. */
  readonly log: readonly LogLine[]
  /** The log lines since the previous scene, for animation, sound and screen readers. Empty after undo. */
  readonly newLines: readonly LogLine[]
  /** The number of moves when this viewer last answered. The log lines of later moves are new to them. */
  readonly seenUpTo: number
  /** Whether something since the previous state rings: a time-out, or an event that the game marks. */
  readonly rings: boolean
  readonly phase: Phase
  /** Seats of this device that may act out of turn now. */
  readonly mayStepIn: readonly Seat[]
  readonly clocks: readonly Countdown[]
  /** When the clocks were read, in the client's time. */
  readonly clocksAt: number
  /** Why the last move cannot be undone; null if it can. */
  readonly undoBlocked: Reason | null
  readonly canRedo: boolean
  /** Why players may not ask for hints here; absent if they may. */
  readonly hintsBlocked?: Reason | undefined
  /** Who paused the match; null if it is not paused. */
  readonly pausedBy: string | null
}

/** The result of an undo: the moves that were undone, if the table knows them. */
export type Undone = Result<{ readonly moves?: readonly AnyMove[] | undefined }>

/** A table that a client shows and plays: on this device, in a lesson, or on a server. */
export interface PlayableTable {
  readonly state: TableState
  subscribe(listener: () => void): () => void
  play(move: AnyMove): Promise<Result>
  undo(): Promise<Undone>
  redo(): Promise<Result>
  /** Undoes as much of this turn as possible. */
  reset(): Promise<Undone>
  /** Passes an optional decision. With `untilNeeded`, the player is not asked again until they must decide. */
  pass(untilNeeded?: boolean): void
  /** Asks a player who may act out of turn. Does nothing if they may not. */
  stepIn(seat: Seat): void
  /** The device has reached the player it was handed to. */
  ready(): void
  /** Bots move without delay until a person is asked again. */
  hurry(): void
  /** Pauses or resumes the match. */
  pause(on: boolean): void
  /** Pauses the clocks while the player reads, if no other player has to wait. */
  rest(on: boolean): void
  /** The effects of a move and, if they can be known, of a second move after it. */
  preview(move: AnyMove, then?: AnyMove): Promise<Preview>
  /** The best move of this decision; null if there is none. `quick`: only the medium bot's choice, at once. */
  hint(quick?: boolean): Promise<Hint | null>
  close(): void
}

/** The clocks of a state at a moment of the client's time. */
export function clocksAt({ clocks, clocksAt: read }: TableState, now: number): readonly Countdown[] {
  return clocks.map(clock => ({ ...clock, left: Math.max(0, clock.running ? clock.left - (now - read) : clock.left) }))
}
