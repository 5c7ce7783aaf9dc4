import type { Reason } from '@holdout/engine'
import type { SurvivorEffect } from '../data/load.ts'
import type { Choices } from '../moves.ts'
import { floorChoices, takeFromFloor } from '../rules/supplies.ts'
import { refuseFloor } from '../say/reasons/survivor-parts.ts'
import type { View } from '../view/types.ts'
import type { SurvivorRules } from './effect.ts'

/** Scrounge. */
export const rules: SurvivorRules<SurvivorEffect> = {
  offer(s, card, _effect, list) {
    for (const take of floorChoices(s)) list.push({ move: 'play', card, take })
  },
  take: (s, _effect, { take }, cx) => takeFromFloor(s, take as string, 'TS-70', cx),
}

export function refuse(v: View, _effect: SurvivorEffect, { take = '' }: Choices): Reason | null {
  return refuseFloor(v, take)
}

export const worth = { scrounge: 0.2 }
