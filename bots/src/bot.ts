import type { AnyGame, AnyMove, AnyState, Chance, Decision, Seat } from '@holdout/engine'

/**
 * All that a bot is handed: what its seat may know. The real state is not among it, so no bot can peek; what it wants to
 * try out it tries on worlds that it imagines.
 */
export interface Perspective<S extends AnyState = AnyState, M extends AnyMove = AnyMove, V = unknown> {
  readonly seat: Seat
  readonly decision: Decision
  readonly view: V
  readonly moves: readonly M[]
  /** A world that fits everything the seat knows; the bot's own, to play on and throw away. */
  imagine(): S
  /** The bot's own luck; the game's is not touched by it. */
  readonly chance: Chance
}

/** null: does not step in (only where the decision is a `may`). */
export interface Bot {
  readonly name: string
  choose(seen: Perspective): AnyMove | null
}

/** What a seat's bot gets to see of a state. */
export function perspective(
  game: AnyGame,
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
