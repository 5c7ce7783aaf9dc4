import type { SurvivorEffect } from '../data/load.ts'
import { floorChoices, liesHere, takeFromFloor } from '../rules/supplies.ts'
import type { SurvivorRules, Way } from './effect.ts'

/** Scrounge. */
export const rules: SurvivorRules<SurvivorEffect> = {
  ways: (s, card) => floorChoices(s).map(take => ({ move: 'play', card, take })),
  needs: [liesHere(({ take }: Way) => take ?? '')],
  take: (s, _effect, { take }, cx) => takeFromFloor(s, take as string, 'TS-70', cx),
}

export const worth = { scrounge: 0.2 }
