import type { AnyEvent, AnyMove, AnyState, Match } from '@holdout/engine'

/** A match of a game whose types are not known here. */
export type AnyMatch = Match<AnyState, AnyMove, unknown, AnyEvent, unknown>
