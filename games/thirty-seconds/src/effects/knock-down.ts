import type { SurvivorEffect } from '../data/load.ts'
import { knockZombieDown } from '../rules/health.ts'
import { CAN_FALL, STANDS } from '../rules/needs.ts'
import { targetsIn, zombieAt } from '../state.ts'
import type { Target } from '../targets.ts'
import type { SurvivorRules } from './effect.ts'

/** Shove. */
export const rules: SurvivorRules<SurvivorEffect> = {
  ways: (s, card) => targetsIn(s, s.row).map(target => ({ move: 'play', card, target })),
  needs: [STANDS, ...CAN_FALL],
  take: (s, _effect, { target }, cx) => knockZombieDown(s, zombieAt(s, target as Target), 'TS-70', cx),
}

export const worth = { shove: 0.3 }
