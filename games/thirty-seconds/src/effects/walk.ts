import { quantity, type Reason } from '@holdout/engine'
import type { SurvivorEffect } from '../data/load.ts'
import type { Choices } from '../moves.ts'
import { mayGo, moveSurvivor } from '../rules/moving.ts'
import { no } from '../say/reasons/parts.ts'
import { refuseWay } from '../say/reasons/survivor-parts.ts'
import { STREET, type State } from '../state.ts'
import type { View } from '../view/types.ts'
import type { SurvivorRules } from './effect.ts'

type Walk = Extract<SurvivorEffect, { do: 'walk' }>

/** Parkour and Sprint: a number of rows in either direction. */
export const rules: SurvivorRules<Walk> = {
  offer(s, card, { rows }, list) {
    for (const by of [rows, -rows]) if (mayGo(s, by) && mayEndThere(s, by)) list.push({ move: 'play', card, by })
  },
  take: (s, _effect, { by }, cx) => moveSurvivor(s, by as number, null, 'TS-33', cx),
}

/** TS-R39 The option `parkour-street`. */
function mayEndThere(s: State, by: number): boolean {
  return s.row + by !== STREET || by === 1 || s.options['parkour-street']
}

export function refuse(v: View, { rows }: Walk, { by = 0 }: Choices): Reason | null {
  if (Math.abs(by) !== rows) return no('TS-70', `It moves you exactly ${quantity(rows, 'row')}.`)
  if (v.row + by === STREET && rows > 1 && !v.options['parkour-street'])
    return no('TS-R39', 'In this match Parkour cannot end in the street.')
  return refuseWay(v, by)
}

export const worth = { parkour: 0.45, sprint: 0.35 }
