import type { Seat } from '@holdout/engine'

/** Changes a copy of the position so that one rule no longer forbids the move; false if that is impossible here. */
// biome-ignore lint/suspicious/noExplicitAny: the game's own spec knows what a move looks like
export type Remedy<S> = (s: S, seat: Seat, move: any) => boolean

/** What a game's spec says about the rules that its reasons name. */
export interface Remedies<S> {
  /** By rule id. Null: the game does not declare any, so its reasons are only counted. */
  readonly remedies: Readonly<Record<string, Remedy<S>>> | null
  /** Also try moves that were legal elsewhere in the run, not only what `words.barred` lists. */
  readonly everyMove: boolean
}
