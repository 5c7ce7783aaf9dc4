import { type Card, FACES } from '../data/load.ts'
import { effects } from '../effects/index.ts'

/** The worth of a card in hand. A barricade or a survivor can claim a building; a gun is a point and bullets. */
export function cardWorth(card: Card): number {
  const { kind, value, bullets, event } = FACES[card]
  if (event !== null) return effects[event].bot.worth
  if (kind === 'barricade') return 2 + value * 0.4
  if (kind === 'survivor') return 2.7
  return kind === 'gun' ? 1.2 + bullets * 0.2 : 0.5
}
