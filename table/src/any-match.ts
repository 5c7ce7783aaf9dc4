import type { AnyEvent, AnyGame, AnyMove, AnyState, Match } from '@holdout/engine'

/** A match of any game, without the game's own types. */
export interface AnyMatch extends Omit<Match<AnyState, AnyMove, unknown, AnyEvent, unknown>, 'game'> {
  readonly game: AnyGame
}
