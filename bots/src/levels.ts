import { InputError } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { Bot } from './bot.ts'
import { easy } from './easy.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'
import { searcher } from './search/searcher.ts'

type Make = (game: AnyKnownGame, iterations?: number) => Bot

const levels: Readonly<Record<string, Make>> = {
  easy,
  medium: game => ({ ...greedy(game), name: 'medium' }),
  hard: (game, iterations) => searcher(game, 'hard', 200, iterations),
  expert: (game, iterations) => searcher(game, 'expert', 1500, iterations),
}

/** Levels of earlier versions. Records and links name them, and `greedy` is the reference for others' strength. */
const earlier: Readonly<Record<string, Make>> = { random: () => random, greedy }

/** The levels that menus offer, from weak to strong. */
export const BOT_LEVELS: readonly string[] = Object.keys(levels)
export const DEFAULT_LEVEL = 'medium'

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
