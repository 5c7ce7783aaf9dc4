import type { AnyGame, AnyMove, Decision, Outcome, Reason, Result, Seat, Who } from '@holdout/engine'
import type { Countdown, Phase, TableSignal } from '@holdout/table'
import type { LogLine, Names } from './log.ts'

export type Done = Result
/** The labels of the undone moves; empty if they are known only later. */
export type Undone = Result<{ readonly gone: readonly string[] }>

/** An action on the table itself, apart from the game's moves. */
export interface Extra {
  readonly label: string
  pick(): void
}

/** What a surface needs of a table, local or online. */
export interface Table {
  readonly game: AnyGame
  readonly options: unknown
  /** The seats of the people at this screen. */
  readonly people: readonly Seat[]
  /** The seat whose turn at the screen it is. */
  readonly viewer: Seat
  /** The seat whose view is shown, or `table`. */
  readonly who: Who
  readonly phase: Phase
  /** A message for the person, apart from the log. The surface clears it after showing it. */
  notice: string | null
  /** Identifies the game on the screen: its seed, or its table code. */
  readonly tag: { readonly name: string; readonly value: string }
  /** The number of moves played. */
  readonly moves: number
  readonly outcome: Outcome | null
  readonly view: unknown
  /** The log as `who` sees it. */
  readonly log: readonly LogLine[]
  /** The log lines since the viewer's last answer. */
  readonly news: readonly LogLine[]
  logFor(who: Who): readonly LogLine[]
  readonly names: Names
  /** A name for every seat, for the drawn board. */
  readonly seatNames: Names
  nameOf(seat: Seat): string
  labelOf(move: AnyMove): string
  questionOf(decision: Decision): string
  /** The text of the card that a decision is about; null if there is none. */
  aboutOf(decision: Decision): string | null
  /** The clocks that the viewer may see. */
  readonly countdowns: readonly Countdown[]
  /** Whether a clock runs for several seats, visible or not. Reading does not pause it. */
  readonly sharedClock: boolean
  /** Moves that a player might expect but that are not allowed now, with the reason. */
  readonly barred: readonly { readonly move: AnyMove; readonly reason: Reason }[]
  refusalOf(move: AnyMove): Reason | null
  /** Seats at this screen that may act out of turn now. */
  readonly mayStepIn: readonly Seat[]
  /** Moves that the viewer may make at any time, such as giving up. */
  readonly standingMoves: readonly AnyMove[]
  readonly extras: readonly Extra[]
  /** A sentence about what the table waits for when it asks no one here; null if the wait is short. */
  readonly waiting: string | null
  /** Whether the table is on a server. Then the person can type while waiting for others. */
  readonly online: boolean

  start(): void
  stop(): void
  subscribe(listener: (news: TableSignal) => void): () => void
  /** Answers the open decision of the viewer. */
  answer(move: AnyMove): Done
  stand(move: AnyMove): Done
  /** Declines to step in; with `untilNeeded`, the person is not asked again until they must decide. */
  pass(untilNeeded?: boolean): void
  stepIn(seat: Seat): boolean
  /** The screen was handed to the next person. */
  ready(): void
  /** Skips the pause before a bot's move. */
  hurry(): void
  /** Sends a chat message at an online table. */
  say(text: string): Done
  undo(): Undone
  redo(): Done
  reset(): Undone
  /** Pauses the clocks of a local table while a person reads. */
  hold(): void
  release(): void
}
