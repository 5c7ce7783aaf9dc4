import type { SurvivorEffect } from '../data/load.ts'
import { gainEnergy } from '../rules/supplies.ts'
import { oneWay, type SurvivorRules } from './effect.ts'

/** Second Wind. */
export const rules: SurvivorRules<Extract<SurvivorEffect, { do: 'gain-energy' }>> = {
  ways: oneWay,
  needs: [],
  take: (s, { energy }, _played, cx) => gainEnergy(s, energy, 'TS-28', cx),
}

export const worth = { 'second-wind': 0.3 }
