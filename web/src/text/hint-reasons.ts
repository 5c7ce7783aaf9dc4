import { type Phrase, say } from '@holdout/engine'

/** Why a move is among the best. */
export const hintReasons = {
  chance: say`The result depends on chance.`,
  differs: (fact: string, by: string, isBest: boolean): Phrase =>
    isBest ? say`Compared with 2: ${fact} ${by} on average.` : say`Compared with 1: ${fact} ${by} on average.`,
} as const
