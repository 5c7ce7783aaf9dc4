import type { ZombieEffect } from '../data/load.ts'
import { spoil } from '../rules/attack.ts'
import { type Attack, modeOf } from '../state.ts'
import type { ZombieRules } from './effect.ts'

/** Poor Aim. */
export const rules: ZombieRules<ZombieEffect> = {
  reactsIn: 'zombie-reacts',
  take: (s, _effect, _played, cx) => spoil(s, 'TS-63', cx),
}

/** Poor Aim is for ranged and thrown attacks. */
export function maySpoil(attack: Attack): boolean {
  const kind = modeOf(attack)?.kind
  return kind === 'ranged' || kind === 'thrown'
}

export const kept = ['poor-aim']
