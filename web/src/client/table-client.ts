import type { AnyMove, Phrase, Reason, Seat, SeatSpec } from '@holdout/engine'
import type { Countdown, Preview, Scene, Told } from '@holdout/host'

/** What a table waits for, without what only the table itself needs. */
export type PhaseNow =
  | { readonly kind: 'ask'; readonly seat: Seat; readonly optional: boolean }
  | { readonly kind: 'hand-over'; readonly to: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'wait' | 'over' }
  | { readonly kind: 'failed'; readonly say: string }

/** A table as a page knows it at one moment. */
export interface TableState {
  readonly slug: string
  readonly title: string
  readonly seats: readonly SeatSpec[]
  /** What each seat's player is called; every seat has a name. */
  readonly names: Readonly<Record<Seat, string>>
  /** The names for a log line of that move, where a bot has played for a person for a while. */
  readonly namesAt?: ((at: number) => Readonly<Record<Seat, string>>) | undefined
  readonly people: readonly Seat[]
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly scene: Scene
  /** Everything seen so far, from the deal on. */
  readonly log: readonly Told[]
  /** What has happened since the scene before this one: for animation, sound, and the screen reader. Empty after undo. */
  readonly news: readonly Told[]
  readonly phase: PhaseNow
  readonly clocks: readonly Countdown[]
  /** When the clocks were read, on the page's own time (`performance.now()`). */
  readonly clocksAt: number
  /** null: the last move can be taken back; otherwise what blocks it. */
  readonly undoBlocked: Reason | null
  readonly canRedo: boolean
  /** Who has asked for time to stand still; null while it goes on. */
  readonly pausedBy: string | null
}

export type Answer = { readonly ok: true } | ({ readonly ok: false } & Reason)

/** A hint: what the greedy bot would do, and what it expects of it in words. */
export interface Hint {
  readonly move: AnyMove
  readonly say: Phrase
  /** Its reasons; left out where the advice is not a bot's. */
  readonly because?: readonly Phrase[]
}

/** One table, wherever it is played: in a worker of this page, or on a server. */
export interface TableClient {
  readonly state: TableState
  subscribe(listener: () => void): () => void
  play(move: AnyMove): Promise<Answer>
  undo(): Promise<Answer>
  redo(): Promise<Answer>
  /** Takes back all of this turn that can be taken back. */
  reset(): Promise<Answer>
  /** Lets an optional question pass. */
  pass(): void
  /** The screen has reached the person it was handed to. */
  ready(): void
  /** Bots do not pretend to think until a person is asked again. */
  hurry(): void
  /** Time stands still until somebody lets it go on. */
  pause(on: boolean): void
  /** Somebody reads or looks away: where nobody else is kept waiting, time stands still meanwhile. */
  rest(on: boolean): void
  /** What will come of a move and, where it can be known, of a second one played after it. */
  preview(move: AnyMove, then?: AnyMove): Promise<Preview>
  hint(): Promise<Hint | null>
  close(): void
}
