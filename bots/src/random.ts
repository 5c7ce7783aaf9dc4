import type { AnyMove } from '@holdout/engine'
import type { Bot } from './bot.ts'

/** Chooses any legal move with equal chance. In an optional decision it acts half of the time. */
export const random: Bot = {
  name: 'random',
  choose({ moves, decision, chance }): AnyMove | null {
    if (decision.kind === 'may' && chance.int('step-in', 2) === 0) return null
    return moves[chance.pick('move', moves)] ?? null
  },
}
