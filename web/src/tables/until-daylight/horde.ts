import type { CardName } from '@holdout/until-daylight/table'

/** What is printed on a horde card: the dice that kill it, and the dice it rolls. */
interface HordeFacts {
  readonly heads: number
  /** null if bodies have no effect on it. */
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

/** How many dice a line of enemies rolls against its player. */
export function diceOf(line: readonly CardName[]): number {
  return line.reduce((sum, card) => sum + factsOf(card).dice, 0)
}
