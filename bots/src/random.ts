import type { AnyMove } from '@holdout/engine'
import type { Bot } from './bot.ts'

/** Any legal move, each as likely as the others. Where it need not step in, it does so half the time it could. */
export const random: Bot = {
  name: 'random',
  choose({ moves, decision, chance }): AnyMove | null {
    if (decision.kind === 'may' && chance.int('step-in', 2) === 0) return null
    return moves[chance.pick('move', moves)] ?? null
  },
}
