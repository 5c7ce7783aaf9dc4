import type { AnyGame, AnyMove, Decision, Outcome, Reason, Refusal, Seat, Who } from '@holdout/engine'
import type { Countdown, Phase, TableNews } from '@holdout/host'
import type { LogLine, Names } from './log.ts'

export type Done = { readonly ok: true } | Refusal
/** What was taken back, in words; nothing where that shows only later. */
export type TakenBack = { readonly ok: true; readonly gone: readonly string[] } | Refusal

/** Something that a person may do about the table itself, besides the game's own moves. */
export interface Extra {
  readonly label: string
  pick(): void
}

/** What a front end needs of a table, whether it stands here or on a server. */
export interface Table {
  readonly game: AnyGame
  readonly options: unknown
  /** Those who play at this screen. */
  readonly people: readonly Seat[]
  /** Whose screen it is: commands and choices are theirs. */
  readonly viewer: Seat
  /** Through whose eyes the table is shown. */
  readonly who: Who
  readonly phase: Phase
  /** Something besides the log that the person should read; the front end takes it. */
  notice: string | null
  /** What this game is known by among others: its seed, or its table. */
  readonly tag: { readonly name: string; readonly value: string }
  /** How many moves have been played. */
  readonly moves: number
  readonly outcome: Outcome | null
  readonly view: unknown
  /** What has been seen to happen. */
  readonly log: readonly LogLine[]
  /** What of it has happened since the viewer last answered. */
  readonly news: readonly LogLine[]
  logFor(who: Who): readonly LogLine[]
  readonly names: Names
  /** A name for every seat, for pictures of the table. */
  readonly seatNames: Names
  nameOf(seat: Seat): string
  labelOf(move: AnyMove): string
  questionOf(decision: Decision): string
  /** What the card says that a question is about; null if it is about none. */
  aboutOf(decision: Decision): string | null
  /** The clocks that the viewer may see. */
  readonly countdowns: readonly Countdown[]
  /** Whether a clock runs for several seats at once, seen or not: nobody stops it by reading. */
  readonly sharedClock: boolean
  /** What one might try now and may not, with the reason. */
  readonly barred: readonly { readonly move: AnyMove; readonly reason: Reason }[]
  refusalOf(move: AnyMove): Reason | null
  /** People at this screen who may step in now, though nobody waits for them. */
  readonly mayStepIn: readonly Seat[]
  /** What the viewer may do at any time: give up, vote to stop. */
  readonly standingMoves: readonly AnyMove[]
  readonly extras: readonly Extra[]
  /** What the table waits for when it asks nobody here, in a sentence; null for a moment not worth one. */
  readonly waiting: string | null
  /** Whether others, elsewhere, are waited for: then one may type meanwhile. */
  readonly online: boolean

  start(): void
  stop(): void
  subscribe(listener: (news: TableNews) => void): () => void
  /** The person who looks answers the question before them. */
  answer(move: AnyMove): Done
  stand(move: AnyMove): Done
  /** A person who need not answer does not; and if so wished is not asked again until they must answer something. */
  pass(untilNeeded?: boolean): void
  stepIn(seat: Seat): boolean
  /** The screen has reached the person it was handed to. */
  ready(): void
  /** Goes on at once instead of waiting for a bot to have thought. */
  hurry(): void
  /** To the others at an online table. */
  say(text: string): Done
  undo(): TakenBack
  redo(): Done
  reset(): TakenBack
  /** Time stands still, where nobody else is kept waiting: somebody reads. */
  hold(): void
  release(): void
}
