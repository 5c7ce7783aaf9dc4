import type { Reason } from '@holdout/engine'
import type { SurvivorEffect } from '../data/load.ts'
import { standUp } from '../rules/moving.ts'
import { no } from '../say/reasons/parts.ts'
import { refuseStandingUp } from '../say/reasons/survivor-parts.ts'
import { isDownForGood } from '../state.ts'
import type { View } from '../view/types.ts'
import type { SurvivorRules } from './effect.ts'

/** Kip-up. */
export const rules: SurvivorRules<SurvivorEffect> = {
  offer(s, card, _effect, list) {
    if (s.down && !isDownForGood(s, s)) list.push({ move: 'play', card })
  },
  take: (s, _effect, _played, cx) => standUp(s, 0, 'TS-70', cx),
}

export function refuse(v: View): Reason | null {
  return v.down ? refuseStandingUp(v) : no('TS-154', 'You are already standing.')
}

export const worth = { 'kip-up': 0.3 }
