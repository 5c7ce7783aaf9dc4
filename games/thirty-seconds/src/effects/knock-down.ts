import type { Reason } from '@holdout/engine'
import type { SurvivorEffect } from '../data/load.ts'
import type { Choices } from '../moves.ts'
import { mayBeKnockedDown } from '../rules/aiming.ts'
import { knockZombieDown } from '../rules/health.ts'
import { no } from '../say/reasons/parts.ts'
import { refuseFalling } from '../say/reasons/survivor-parts.ts'
import { rowAt, zombieAt } from '../state.ts'
import { NO_TARGET, type Target, targetAt } from '../targets.ts'
import type { View } from '../view/types.ts'
import type { SurvivorRules } from './effect.ts'

/** Shove. */
export const rules: SurvivorRules<SurvivorEffect> = {
  offer(s, card, _effect, list) {
    if (s.down) return
    rowAt(s, s.row).zombies.forEach((zombie, at) => {
      if (mayBeKnockedDown(zombie)) list.push({ move: 'play', card, target: targetAt(s.row, at + 1) })
    })
  },
  take: (s, _effect, { target }, cx) => knockZombieDown(s, zombieAt(s, target as Target), 'TS-70', cx),
}

export function refuse(v: View, _effect: SurvivorEffect, { target = NO_TARGET }: Choices): Reason | null {
  return v.down ? no('TS-39', 'You must be standing for that. First stand up.') : refuseFalling(v, target)
}

export const worth = { shove: 0.3 }
