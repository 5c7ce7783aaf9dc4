import { InputError } from '@holdout/engine'
import { type AnyKnownGame, planOf } from '@holdout/knowledge'
import type { Bot } from './bot.ts'
import { easy } from './easy.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import { searcher } from './search/searcher.ts'

type Make = (game: AnyKnownGame, iterations?: number) => Bot

/** The time for a decision of a bot that searches, at a table with people. */
const HARD_MS = 200
const EXPERT_MS = 1500

const levels: Readonly<Record<string, Make>> = {
  easy,
  medium: game => ({ ...greedy(game), name: 'medium' }),
  hard: (game, iterations) => searcher(game, 'hard', HARD_MS, iterations ?? planOf(game).hard),
  expert: (game, iterations) => {
    const { hard, expert } = planOf(game)
    return searcher(game, 'expert', expert === undefined ? HARD_MS : EXPERT_MS, iterations ?? expert ?? hard)
  },
}

/** Levels of earlier versions. Records and links name them, and `greedy` is the reference for others' strength. */
const earlier: Readonly<Record<string, Make>> = { random: () => random, greedy }

/** All levels, from weak to strong. */
export const BOT_LEVELS: readonly string[] = Object.keys(levels)
export const DEFAULT_LEVEL = 'medium'

/** The levels that menus offer for a game, from weak to strong: those that were measured to differ. */
export function levelsOf(game: AnyKnownGame): readonly string[] {
  return BOT_LEVELS.filter(level => level !== 'expert' || planOf(game).expert !== undefined)
}

const all = { ...levels, ...earlier }

/** Whether this is the name of a level, of this or of an earlier version. */
export function isBotLevel(name: string): boolean {
  return Object.hasOwn(all, name)
}

/**
 * The bot of a level for a game. Throws on an unknown level. `hard@500` searches with 500 iterations a decision instead
 * of the number that the game sets.
 */
export function botFor(game: AnyKnownGame, level: string): Bot {
  const [name, iterations] = level.split('@', 2)
  const searches = name === 'hard' || name === 'expert'
  const wrong = iterations !== undefined && !(searches && /^[1-9]\d{0,6}$/.test(iterations))
  if (!isBotLevel(name) || wrong)
    throw new InputError(
      `There is no bot "${level}". The bots are: ${BOT_LEVELS.join(', ')}; also ${Object.keys(earlier).join(' and ')}.`,
    )
  return all[name](game, iterations === undefined ? undefined : Number(iterations))
}
