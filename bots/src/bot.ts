import type { AnyMove, AnyState, Chance, Decision, Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'

/**
 * Everything a bot receives: only what its seat may know. It has no access to the real state; it tries moves on
 * determinized states.
 */
export interface Perspective<S extends AnyState = AnyState, M extends AnyMove = AnyMove, V = unknown> {
  readonly seat: Seat
  readonly decision: Decision
  readonly view: V
  readonly moves: readonly M[]
  /** Returns a state that fits everything the seat knows. The bot may change it freely. */
  imagine(): S
  /** The bot's own random numbers, separate from the match's. */
  readonly chance: Chance
}

/** A choice in progress. It can be left at any time: then `best` is what the bot would play now. */
export interface Thinking {
  /** Thinks a little, about a millisecond or less. Returns whether the choice is made. */
  step(): boolean
  /** Null if the bot does not act, which is allowed only for a `may` decision. */
  readonly best: AnyMove | null
}

export interface Bot {
  readonly name: string
  /** The whole choice at once. Null as in `Thinking`. */
  choose(seen: Perspective): AnyMove | null
  /** The same choice in steps, for bots that need long. Absent: `choose` is fast. */
  think?(seen: Perspective): Thinking
  /** The time for one decision at a table with people, in ms. After that it plays the best move found. */
  readonly ms?: number
}

/** Builds what a seat's bot may know of a state. */
export function perspective(
  game: AnyKnownGame,
  s: AnyState,
  decision: Decision,
  moves: readonly AnyMove[],
  chance: Chance,
): Perspective {
  const { seat } = decision
  return {
    seat,
    decision,
    get view() {
      return game.view(s, seat)
    },
    moves,
    imagine: () => game.determinize(s, seat, chance),
    chance,
  }
}
