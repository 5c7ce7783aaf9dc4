import type { AnyMove, Phrase, Reason, Result, Seat, SeatSpec } from '@holdout/engine'
import type { Countdown, LogLine, Preview, Scene } from '@holdout/table'

/** What a table waits for. */
export type PhaseNow =
  | { readonly kind: 'ask'; readonly seat: Seat; readonly optional: boolean }
  | { readonly kind: 'hand-over'; readonly to: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'wait' | 'over' }
  | { readonly kind: 'failed'; readonly message: string }

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
  readonly phase: PhaseNow
  readonly clocks: readonly Countdown[]
  /** When the clocks were read, in the client's time. */
  readonly clocksAt: number
  /** Why the last move cannot be undone; null if it can. */
  readonly undoBlocked: Reason | null
  readonly canRedo: boolean
  /** Who paused the match; null if it is not paused. */
  readonly pausedBy: string | null
}

/** A hint: the move the greedy bot would make, as a sentence. */
export interface Hint {
  readonly move: AnyMove
  readonly text: Phrase
  /** The bot's reasons; missing in lessons. */
  readonly reasons?: readonly Phrase[]
}

/** A table that a client shows and plays: on this device, in a lesson, or on a server. */
export interface PlayableTable {
  readonly state: TableState
  subscribe(listener: () => void): () => void
  play(move: AnyMove): Promise<Result>
  undo(): Promise<Result>
  redo(): Promise<Result>
  /** Undoes as much of this turn as possible. */
  reset(): Promise<Result>
  /** Passes an optional decision. */
  pass(): void
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
  hint(): Promise<Hint | null>
  close(): void
}
