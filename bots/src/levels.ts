import { type AnyGame, InputError } from '@holdout/engine'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { random } from './random.ts'

const levels: Readonly<Record<string, (game: AnyGame) => Bot>> = { random: () => random, greedy }

export const BOT_LEVELS: readonly string[] = Object.keys(levels)

/** The bot of a level for a game. Throws on an unknown level. */
export function botFor(game: AnyGame, level: string): Bot {
  if (!Object.hasOwn(levels, level))
    throw new InputError(`There is no bot "${level}". The bots are: ${BOT_LEVELS.join(', ')}.`)
  return levels[level](game)
}
