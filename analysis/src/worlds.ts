import { type AnyState, type Chance, rekeyed, type Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { Known } from './analysis.ts'

/** Returns a state that fits what is known. The caller may change it. */
export type Imagine = (chance: Chance) => AnyState

/** States as a seat could imagine them, or the real state with other random numbers to come. */
export function imagined(game: AnyKnownGame, s: AnyState, seat: Seat, known: Known): Imagine {
  if (known === 'seen') return chance => game.determinize(s, seat, chance)
  return chance => {
    const copy: AnyState = game.clone(s)
    copy.chance = rekeyed(chance)
    return copy
  }
}
