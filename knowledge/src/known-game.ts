import type { AnyEvent, AnyMove, AnyState, Game } from '@holdout/engine'
import type { AnalysisNotes } from './analysis-notes.ts'
import type { BotNotes } from './bot-notes.ts'
import type { EndNotes } from './end-notes.ts'

/** A game with the notes that bots, hints and analyses use. The rules never read them. */
export interface KnownGame<
  S extends AnyState = AnyState,
  M extends AnyMove = AnyMove,
  V = unknown,
  E extends AnyEvent = AnyEvent,
  O = unknown,
> extends Game<S, M, V, E, O> {
  readonly bot: BotNotes<S, M>
  /** Luck and turning points of a finished match. */
  readonly endNotes?: EndNotes<S, E>
  readonly analysis?: AnalysisNotes<S>
  withCards?(data: unknown, file: string): KnownGame<S, M, V, E, O>
}

/** A game with notes whose types are not known, as the catalog returns it. */
// biome-ignore lint/suspicious/noExplicitAny: games of all kinds meet here
export type AnyKnownGame = KnownGame<any, any, any, any, any>
