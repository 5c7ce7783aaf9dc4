import { type CardId, type Mode, supplyOf } from '../data/load.ts'
import { targetsOf } from '../rules/aiming.ts'
import { type State, tacticInHand } from '../state.ts'
import { rowOfTarget, type Target } from '../targets.ts'
import type { SurvivorRules } from './effect.ts'

/** Lined Up: declared with an attack of the Action Phase. */
export const rules: SurvivorRules<unknown> = { reactsIn: 'survivor-acts' }

/** Whether the Survivor holds it for a ranged attack of this firearm. */
export function mayLineUp(s: State, weapon: CardId, mode: Mode): boolean {
  return mode.kind === 'ranged' && supplyOf(weapon).class === 'firearm' && tacticInHand(s.hand, 'lined-up') !== null
}

/** The second zombie: in the target's row or in the next one beyond it. */
export function secondTargets(s: State, mode: Mode, target: Target): Target[] {
  const rows = rowsBeyond(s.row, rowOfTarget(target))
  return targetsOf(s, mode).filter(second => second !== target && rows.includes(rowOfTarget(second)))
}

/** The rows of the second zombie, for a Survivor in one row and a first zombie in another. */
export function rowsBeyond(from: number, row: number): number[] {
  return row === from ? [row - 1, row, row + 1] : [row, row + Math.sign(row - from)]
}

export const worth = { 'lined-up': 0.2 }
