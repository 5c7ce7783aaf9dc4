import { againCard, modeNamed } from '../data/load.ts'
import { type Attack, modeOf } from '../state.ts'
import type { SurvivorRules } from './effect.ts'

/** Quick Trigger and Quick Hands: declared with an attack or after its result, then asked as `extra-attack`. */
export const rules: SurvivorRules<unknown> = { reactsIn: 'after-result' }

/** At most one Quick Trigger or Quick Hands per attack, and none for a throw. */
export function mayGoAgain(attack: Attack): boolean {
  return attack.mayAgain && !attack.again && modeOf(attack)?.kind !== 'thrown'
}

/** Quick Trigger repeats ranged attacks, Quick Hands melee attacks with a weapon. */
export function cardFor(attack: Attack): string {
  return againCard(modeOf(attack)?.kind ?? 'melee')
}

export function cardForMode(mode: string): string {
  return againCard(modeNamed(mode)?.kind ?? 'melee')
}

export function take(attack: Attack): void {
  attack.again = true
}

export const worth = { 'quick-trigger': 0.22, 'quick-hands': 0.2 }
