import type { Seat } from '@holdout/engine'

/** Changes a copy of the position so that one rule no longer forbids the move; false if that is impossible here. */
// biome-ignore lint/suspicious/noExplicitAny: the game's own spec knows what a move looks like
export type Remedy<S> = (s: S, seat: Seat, move: any) => boolean

/** The remedies of a game's spec for the rules that its reasons name. */
export interface Remedies<S> {
  /** By rule id; null if the game declares none, so that reasons are only counted. */
  readonly remedies: Readonly<Record<string, Remedy<S>>> | null
  /** Also try moves that were legal elsewhere in the run, not only those that `words.barred` lists. */
  readonly everyMove: boolean
}
