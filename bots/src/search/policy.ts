import type { AnyMove, AnyState, Chance, Seat } from '@holdout/engine'
import type { AnyKnownGame, BotNotes } from '@holdout/knowledge'

/** The moves worth comparing in a sampled state. */
export function candidatesIn(
  { candidates }: BotNotes<AnyState, AnyMove>,
  s: AnyState,
  seat: Seat,
  moves: readonly AnyMove[],
): readonly AnyMove[] {
  return candidates?.(s, seat, moves) ?? moves
}

/**
 * The move of a seat in a playout: the game's habit, or else the move with the best rating one move ahead. It is tried
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
  const habit = notes.habit?.(s, seat, moves)
  if (habit) return habit
  const good = candidatesIn(notes, s, seat, moves)
  if (good.length === 1) return good[0]
  const world = game.determinize(s, seat, chance)
  let choice = good[0]
  let most = Number.NEGATIVE_INFINITY
  for (const move of good) {
    const copy = game.clone(world)
    game.apply(copy, seat, move)
    const value = notes.rate(copy, seat)
    if (value <= most) continue
    most = value
    choice = move
  }
  return choice
}
