import type { AnyEvent, AnyGame, AnyMove, AnyState, Match } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'

/** A match of any game, without the game's own types. */
export interface AnyMatch extends Omit<Match<AnyState, AnyMove, unknown, AnyEvent, unknown>, 'game'> {
  readonly game: AnyGame
}

/** A match in which bots can play and hints can be given. */
export interface KnownMatch extends AnyMatch {
  readonly game: AnyKnownGame
}
