import { type Card, FACES } from '../data/load.ts'

const ORDER = ['event', 'fireworks', 'gun', 'barricade', 'survivor']

/**
 * The worth of a card to a player whose time ran out: survivors before barricades before guns before fireworks, highest
 * values first. Events are worth least.
 */
export function keepWorth(card: Card): number {
  const { kind, value, bullets } = FACES[card]
  return ORDER.indexOf(kind) * 10 + value + bullets
}
