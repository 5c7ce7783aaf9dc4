import type { AnyMove, AnyState, Chance, Seat } from '@holdout/engine'
import type { AnyKnownGame, BotNotes } from '@holdout/knowledge'

/** The moves worth trying in a sampled state, and the game's own choice among them, if it has one. */
export function plausible(
  notes: BotNotes<AnyState, AnyMove>,
  s: AnyState,
  seat: Seat,
  moves: readonly AnyMove[],
): readonly AnyMove[] {
  return notes.plausible?.(s, seat, moves) ?? notes.worthwhile?.(s, seat, moves) ?? moves
}

/**
 * The move of a seat in a playout: the game's habit, or else the move with the best value one move ahead. It is tried
 * on a state in which everything hidden from the seat is dealt again; otherwise the seat would know the cards to come.
 */
export function playoutMove(
  game: AnyKnownGame,
  s: AnyState,
  seat: Seat,
  moves: readonly AnyMove[],
  chance: Chance,
): AnyMove {
  const notes: BotNotes<AnyState, AnyMove> = game.bot
  const habit = (notes.skilled ?? notes.habit)?.(s, seat, moves)
  if (habit) return habit
  const good = notes.worthwhile?.(s, seat, moves) ?? moves
  if (good.length === 1) return good[0]
  const world = game.determinize(s, seat, chance)
  let choice = good[0]
  let most = Number.NEGATIVE_INFINITY
  for (const move of good) {
    const copy = game.clone(world)
    game.apply(copy, seat, move)
    const value = notes.value(copy, seat)
    if (value <= most) continue
    most = value
    choice = move
  }
  return choice
}
