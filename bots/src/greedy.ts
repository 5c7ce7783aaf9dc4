import type { AnyMove, AnyState } from '@holdout/engine'
import { type AnyKnownGame, type BotNotes, planOf, simpleNotes } from '@holdout/knowledge'
import type { Bot, Perspective } from './bot.ts'
import { candidatesIn } from './search/policy.ts'

/** Looks one move ahead: chooses the move with the best rating on determinized states, by the game's own bot notes. */
export function greedy(game: AnyKnownGame): Bot {
  const notes = simpleNotes(game)
  const { samples } = planOf(game)
  return {
    name: 'greedy',
    choose(seen) {
      const worlds = Array.from({ length: samples }, () => seen.imagine())
      const habit = notes.habit?.(worlds[0], seen.seat, seen.moves)
      if (habit) return habit
      const moves = candidatesIn(notes, worlds[0], seen.seat, seen.moves)
      if (moves.length === 1 && seen.decision.kind === 'must') return moves[0]
      return best(game, notes, seen, moves, worlds)
    },
  }
}

/** Tries every move on the same determinized states, so that chance favors none. Not acting is one of the choices. */
function best(
  game: AnyKnownGame,
  notes: BotNotes<AnyState, AnyMove>,
  seen: Perspective,
  moves: readonly AnyMove[],
  worlds: readonly AnyState[],
): AnyMove | null {
  const worth = (move: AnyMove | null): number => {
    let sum = 0
    for (const world of worlds) {
      const copy = game.clone(world)
      if (move) game.apply(copy, seen.seat, move)
      sum += notes.rate(copy, seen.seat)
    }
    return sum
  }
  let choice: AnyMove | null = null
  let most = seen.decision.kind === 'may' ? worth(null) : Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const value = worth(move)
    if (value > most) {
      most = value
      choice = move
    }
  }
  return choice
}
