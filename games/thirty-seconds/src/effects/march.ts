import type { ZombieEffect } from '../data/load.ts'
import { anyAdvances } from '../rules/zombie-moves.ts'
import { oneWay, type ZombieRules } from './effect.ts'

/** Pack Instinct: all zombies advance once more. */
export const rules: ZombieRules<ZombieEffect> = {
  ways: oneWay,
  needs: [['TS-154', s => anyAdvances(s, []), 'No zombie can advance now.']],
  take: (_s, _effect, _played, cx) => cx.next({ step: 'advance', pack: true, done: [] }),
}
