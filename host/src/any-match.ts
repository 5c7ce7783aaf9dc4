import type { AnyEvent, AnyMove, AnyState, Match } from '@holdout/engine'

/** A match of any game, without the game's own types. */
export type AnyMatch = Match<AnyState, AnyMove, unknown, AnyEvent, unknown>
