import { type Phrase, say } from '@holdout/engine'

/** Why the greedy bot would choose a move. */
export const hintReasons = {
  chance: say`The result depends on chance.`,
  nearlyAsGood: (move: Phrase) => say`Nearly as good, by the bot's estimate: ${move}.`,
  clearlyBest: say`The bot rates every other move clearly lower.`,
} as const
