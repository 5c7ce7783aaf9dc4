import { type Decision, type Phrase, quantity, say } from '@holdout/engine'
import type { CardName } from '../data/load.ts'
import type { View } from '../view/types.ts'
import { card, JASPER } from './parts.ts'

/** The question of a decision. */
export function questionOf(decision: Decision, v: View): Phrase {
  switch (decision.decision) {
    case 'choose-action': {
      const owed = v.time - v.zombieTime
      if (owed === 0) return say`What do you do? Each action costs half an hour and lets the zombies draw 1 card.`
      return say`What next? If you stop, the zombies attack and then draw ${quantity(owed, 'card')}.`
    }
    case 'place-zombie':
      return say`Where does the ${card(v.drawn as CardName)} go?`
    case 'use-jasper':
      return say`Use ${JASPER} against the ${card(v.drawn as CardName)}?`
    default:
      return say`You may give up.`
  }
}
