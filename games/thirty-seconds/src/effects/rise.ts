import type { Reason } from '@holdout/engine'
import type { ZombieEffect } from '../data/load.ts'
import type { Choices } from '../moves.ts'
import { eachZombie, mayRise, rises } from '../rules/zombie-turn.ts'
import { refuseRising } from '../say/reasons/zombie-parts.ts'
import { findZombie } from '../state.ts'
import { NO_TARGET, type Target } from '../targets.ts'
import type { View } from '../view/types.ts'
import type { ZombieRules } from './effect.ts'

/** Rise Again: one or two zombies stand up. */
export const rules: ZombieRules<ZombieEffect> = {
  offer(s, card, _effect, list) {
    const down: Target[] = []
    eachZombie(s, (zombie, _row, target) => {
      if (mayRise(s, zombie)) down.push(target)
    })
    for (let i = 0; i < down.length; i++) {
      list.push({ move: 'play', card, target: down[i] })
      for (let j = i + 1; j < down.length; j++) list.push({ move: 'play', card, target: down[i], second: down[j] })
    }
  },
  take(s, _effect, { zombie, other }, cx) {
    for (const one of [zombie, other]) {
      const found = one === null ? null : findZombie(s, one)
      if (found) rises(s, found, 'TS-70', cx)
    }
  },
}

export function refuse(v: View, _effect: ZombieEffect, { target = NO_TARGET, second }: Choices): Reason | null {
  return refuseRising(v, target) ?? (second === undefined ? null : refuseRising(v, second))
}
