import type { CardId } from '../data/load.ts'
import { mayBeChosen } from '../rules/aiming.ts'
import { type Attack, modeOf, rowAt, type State } from '../state.ts'
import { type Target, targetAt } from '../targets.ts'
import type { SurvivorRules } from './effect.ts'

/** Clipped. */
export const rules: SurvivorRules<unknown> = { reactsIn: 'after-result' }

/** The zombies that Clipped can choose: others in the target's row. */
export function targets(s: State, attack: Attack): Target[] {
  if (modeOf(attack)?.kind !== 'ranged') return []
  const { zombies } = rowAt(s, attack.row)
  return zombies.flatMap((zombie, at) =>
    zombie.card !== attack.target && mayBeChosen(zombie) && !attack.clipped.includes(zombie.card)
      ? [targetAt(attack.row, at + 1)]
      : [],
  )
}

export function take(attack: Attack, zombie: CardId): void {
  attack.clipped.push(zombie)
}

export const worth = { clipped: 0.2 }
