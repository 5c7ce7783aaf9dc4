import { type Chance, rekeyed, type Seat } from '@holdout/engine'
import type { State } from '../state.ts'
import { clone } from './clone.ts'

/**
 * UD-R38 Shuffles the hidden orders and replaces future chance. A player who remembers every card knows what is in each
 * pile.
 */
export function determinize(s: State, _seat: Seat, chance: Chance): State {
  const copy = clone(s)
  if (s.outcome) return copy
  chance.shuffle('deck', copy.deck)
  chance.shuffle('bite-pile', copy.bitePile)
  const top = copy.discard.pop()
  chance.shuffle('discard', copy.discard)
  if (top !== undefined) copy.discard.push(top)
  copy.chance = rekeyed(chance)
  return copy
}
