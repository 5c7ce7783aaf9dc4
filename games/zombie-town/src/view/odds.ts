import { distance, locNamed } from '../data/board.ts'
import { COMBAT, cardNamed, FACES } from '../data/load.ts'
import type { Move } from '../moves.ts'
import type { View } from './types.ts'

export interface Odds {
  /** Cards left in the combat deck that would hit, and all cards left. */
  readonly hits: number
  readonly cards: number
  /** Combat cards turned for one bullet; the best of them counts. */
  readonly turns: number
  /** From 0 to 1. */
  readonly chance: number
}

/**
 * ZT-65, ZT-81, ZT-87 The chance that one bullet hits. Used combat cards are face up, so every player can count the
 * rest. Null if the deck would be shuffled during the draw.
 */
export function oddsOf(view: View, { pawn, gun, at }: Extract<Move, { move: 'shoot' }>): Odds | null {
  const shooter = view.pawns.find(other => other.pawn === pawn)
  const card = shooter?.guns[Number(gun.replace('gun-', '')) - 1]?.card
  if (!shooter?.at || !card) return null
  const far = distance(locNamed(shooter.at), locNamed(at))
  const left = COMBAT.flatMap(({ code, number, count }) =>
    Array.from({ length: count - view.combatUsed.filter(used => used === code).length }, () => number),
  )
  const hits = left.filter(number => number >= far).length
  const cards = left.length
  const { turns } = FACES[cardNamed(card)]
  if (cards < turns || cards !== view.combatDeck) return null
  const misses = cards - hits
  let miss = 1
  for (let i = 0; i < turns; i++) miss *= Math.max(0, misses - i) / (cards - i)
  return { hits, cards, turns, chance: 1 - miss }
}
