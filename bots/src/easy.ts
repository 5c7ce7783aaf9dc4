import type { AnyMove, AnyState } from '@holdout/engine'
import { type AnyKnownGame, type BotNotes, planOf, simpleNotes } from '@holdout/knowledge'
import type { Bot, Perspective } from './bot.ts'
import { candidatesIn } from './search/policy.ts'

/** Moves beyond these would not occur to a person. */
const WIDTH = 8
/** How often the bot chooses a worse move, as a share of the difference between the best and the worst. */
const TEMPERATURE = 0.35
const FINE = 1 << 20

/**
 * Chooses among plausible moves: better ones more often, by their rating one move ahead. A move that changes the rating
 * little is as good as any other to it, so it makes a beginner's mistakes, not random ones.
 */
export function easy(game: AnyKnownGame): Bot {
  const notes = simpleNotes(game)
  const { doubt } = planOf(game)
  return {
    name: 'easy',
    choose(seen) {
      const world = seen.imagine()
      const habit = doubt === undefined ? notes.habit?.(world, seen.seat, seen.moves) : null
      if (habit) return habit
      const moves: (AnyMove | null)[] = [...candidatesIn(notes, world, seen.seat, seen.moves).slice(0, WIDTH)]
      if (seen.decision.kind === 'may') moves.unshift(null)
      if (moves.length === 1) return moves[0]
      return drawn(
        seen,
        moves,
        moves.map(move => rateAfter(game, notes, seen, world, move)),
      )
    },
  }
}

function rateAfter(
  game: AnyKnownGame,
  notes: BotNotes<AnyState, AnyMove>,
  seen: Perspective,
  world: AnyState,
  move: AnyMove | null,
): number {
  const copy = game.clone(world)
  if (move) game.apply(copy, seen.seat, move)
  return notes.rate(copy, seen.seat)
}

function drawn({ chance }: Perspective, moves: readonly (AnyMove | null)[], values: readonly number[]): AnyMove | null {
  const most = Math.max(...values)
  const spread = most - Math.min(...values) || 1
  const weights = values.map(value => Math.exp((value - most) / (spread * TEMPERATURE)))
  let left = (chance.int('mistake', FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0)
  for (let i = 0; i < moves.length; i++) {
    left -= weights[i]
    if (left < 0) return moves[i]
  }
  return moves[moves.length - 1]
}
