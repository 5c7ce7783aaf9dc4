import type { CardName, Horde } from './box.ts'
import cards from './cards.json' with { type: 'json' }

/** What is printed on a horde card: the dice that eliminate it, and the dice it rolls. */
export type HordeFacts = Pick<Horde, 'class' | 'heads' | 'bodies' | 'dice' | 'draw'>

const PRINTED = new Map(cards.horde.map(card => [card.id, card as HordeFacts]))

/** The facts of a built-in horde card. A card that only a host's own file has does not attack here. */
export function hordeFacts(card: CardName): HordeFacts {
  return PRINTED.get(card) ?? { class: 'infected', heads: 1, bodies: null, dice: 0, draw: 0 }
}

/** DL-100, DL-104 How many dice a line of horde cards rolls against its player. */
export function diceAgainst(line: readonly CardName[]): number {
  return line.reduce((sum, card) => sum + hordeFacts(card).dice, 0)
}
