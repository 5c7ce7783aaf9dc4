import type { Reason } from '@holdout/engine'
import type { ZombieEffect } from '../data/load.ts'
import type { Choices } from '../moves.ts'
import { eachZombie, movesBy, waysOf } from '../rules/zombie-turn.ts'
import { refuseZombieWay } from '../say/reasons/zombie-parts.ts'
import { findZombie } from '../state.ts'
import { NO_TARGET } from '../targets.ts'
import type { View } from '../view/types.ts'
import type { ZombieRules } from './effect.ts'

/** Lunge: a zombie moves for free. */
export const rules: ZombieRules<ZombieEffect> = {
  offer(s, card, _effect, list) {
    eachZombie(s, (zombie, row, target) => {
      if (!zombie.down) for (const by of waysOf(s, zombie, row)) list.push({ move: 'play', card, target, by })
    })
  },
  take(s, _effect, { zombie, by }, cx) {
    const found = zombie === null ? null : findZombie(s, zombie)
    if (found) movesBy(s, found, by, 'TS-104', cx)
  },
}

export function refuse(v: View, _effect: ZombieEffect, { target = NO_TARGET, by = 0 }: Choices): Reason | null {
  return refuseZombieWay(v, target, by, false)
}
