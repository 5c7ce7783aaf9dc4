import type { Ref } from '@holdout/engine'
import { type CardId, kindOf, titleOfCard } from '../data/load.ts'

/** A card in a sentence. */
export function card(id: CardId): Ref {
  return { kind: 'card', id: kindOf(id).kind, text: `the ${titleOfCard(id)}` }
}
