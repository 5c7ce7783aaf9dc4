import type { AnyMove, AnyState } from '@holdout/engine'
import { type AnyKnownGame, type BotNotes, planOf } from '@holdout/knowledge'
import type { Bot, Perspective, Thinking } from '../bot.ts'
import { Search } from './search.ts'
import { type SearchSettings, SURE, WIDTH } from './settings.ts'

/** Optional decisions come up in nearly every position, so they get only what fits in a slice. */
const OPTIONAL_ITERATIONS = 64

/** How a game is searched with this number of iterations a decision. */
export function settingsFor(game: AnyKnownGame, iterations: number): SearchSettings {
  const { decisions, doubt = 0 } = planOf(game)
  return { iterations, decisions, doubt, width: WIDTH, sure: SURE }
}

/** A bot that searches, with this number of iterations a decision. */
export function searcher(game: AnyKnownGame, level: 'hard' | 'expert', ms: number, iterations: number): Bot {
  const settings = settingsFor(game, iterations)
  const think = (seen: Perspective): Thinking => thinking(game, seen, settings)
  return {
    name: level,
    ms,
    think,
    choose(seen) {
      const thought = think(seen)
      while (!thought.step());
      return thought.best
    },
  }
}

function thinking(game: AnyKnownGame, seen: Perspective, settings: SearchSettings): Thinking {
  const notes: BotNotes<AnyState, AnyMove> = game.bot
  const { kind } = seen.decision
  if (seen.moves.length === 1 && kind === 'must') return decided(seen.moves[0])
  const { doubt = Number.POSITIVE_INFINITY } = planOf(game)
  const habit = doubt === Number.POSITIVE_INFINITY && notes.habit?.(seen.imagine(), seen.seat, seen.moves)
  if (habit) return decided(habit)
  // Without a habit not acting is the first choice, and this plan keeps the first choice.
  if (kind === 'may' && planOf(game).doubt === Number.POSITIVE_INFINITY) return decided(null)
  if (kind !== 'may') return new Search(game, seen, settings)
  return new Search(game, seen, {
    ...settings,
    iterations: Math.min(settings.iterations, OPTIONAL_ITERATIONS),
    decisions: 0,
  })
}

function decided(best: AnyMove | null): Thinking {
  return { best, step: () => true }
}
