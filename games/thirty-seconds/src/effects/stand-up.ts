import type { SurvivorEffect } from '../data/load.ts'
import { standUp } from '../rules/moving.ts'
import { CAN_RISE } from '../rules/needs.ts'
import { oneWay, type SurvivorRules } from './effect.ts'

/** Kip-up. */
export const rules: SurvivorRules<SurvivorEffect> = {
  ways: oneWay,
  needs: [['TS-154', s => s.down, 'You are already standing.'], CAN_RISE],
  take: (s, _effect, _played, cx) => standUp(s, 0, 'TS-70', cx),
}

export const worth = { 'kip-up': 0.3 }
