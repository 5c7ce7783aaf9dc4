import type { Reason } from '@holdout/engine'
import type { ZombieEffect } from '../data/load.ts'
import { asksChooseAdvance } from '../rules/zombie-turn.ts'
import { isHeldByDistraction, no } from '../say/reasons/parts.ts'
import { ROW_LIMIT } from '../state.ts'
import type { View } from '../view/types.ts'
import type { ZombieRules } from './effect.ts'

/** Pack Instinct: all zombies advance once more. */
export const rules: ZombieRules<ZombieEffect> = {
  offer(s, card, _effect, list) {
    if (asksChooseAdvance(s, { pack: true, done: [] }).length > 0) list.push({ move: 'play', card })
  },
  take: (_s, _effect, _played, cx) => cx.next({ step: 'advance', pack: true, done: [] }),
}

export function refuse(v: View): Reason | null {
  return anyAdvances(v) ? null : no('TS-154', 'No zombie can advance now.')
}

/**
 * TS-102 Whether a standing zombie outside the Survivor's row has room to advance and is not stopped by Distraction.
 */
function anyAdvances(v: View): boolean {
  return v.rows.some(({ zombies }, at) => {
    const row = at + 1
    const ahead = v.rows[at + Math.sign(v.row - row)]
    return (
      row !== v.row &&
      !isHeldByDistraction(v, row) &&
      ahead !== undefined &&
      ahead.zombies.length < ROW_LIMIT &&
      zombies.some(({ down }) => !down)
    )
  })
}
