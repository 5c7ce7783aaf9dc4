import type { ZombieEffect } from '../data/load.ts'
import { canRise, rises } from '../rules/zombie-turn.ts'
import { allTargets, findZombie } from '../state.ts'
import { NO_TARGET } from '../targets.ts'
import type { Way, ZombieRules } from './effect.ts'

/** Rise Again: one or two zombies stand up. */
export const rules: ZombieRules<ZombieEffect> = {
  ways(s, card) {
    const targets = allTargets(s)
    return targets.flatMap((target, i) => [
      { move: 'play', card, target } as const,
      ...targets.slice(i + 1).map(second => ({ move: 'play', card, target, second }) as const),
    ])
  },
  needs: [
    ...canRise<Way>(({ target = NO_TARGET }) => target),
    ...canRise<Way>(({ target = NO_TARGET, second = target }) => second),
  ],
  take(s, _effect, { zombie, other }, cx) {
    for (const one of [zombie, other]) {
      const found = one === null ? null : findZombie(s, one)
      if (found) rises(s, found, 'TS-70', cx)
    }
  },
}
