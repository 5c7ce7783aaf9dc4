import type { CardName } from '@holdout/until-daylight/table'

/** What stands on a horde card: the dice that fell it, and the dice it rolls itself. */
interface HordeFacts {
  readonly heads: number
  /** null: bodies do nothing to it. */
  readonly bodies: number | null
  readonly dice: number
}

const PRINTED: Readonly<Record<string, HordeFacts>> = {
  wanderer: { heads: 1, bodies: 2, dice: 1 },
  brute: { heads: 1, bodies: null, dice: 2 },
  monster: { heads: 2, bodies: null, dice: 3 },
  raider: { heads: 1, bodies: 2, dice: 2 },
  survivor: { heads: 1, bodies: 1, dice: 0 },
}

export function factsOf(card: CardName): HordeFacts {
  return PRINTED[card] ?? { heads: 1, bodies: null, dice: 0 }
}

/** How many dice a line rolls against the one who stands before it. */
export function diceOf(line: readonly CardName[]): number {
  return line.reduce((sum, card) => sum + factsOf(card).dice, 0)
}
