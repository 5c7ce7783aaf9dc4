import type { CardId, Mode } from '../data/load.ts'
import { mayBeChosen, targetsOf } from '../rules/aiming.ts'
import { blast, pointsOf } from '../rules/attack-damage.ts'
import { type Attack, findZombie, modeOf, rowAt, type State, targetOf, zombieAt } from '../state.ts'
import type { Target } from '../targets.ts'
import type { SurvivorRules } from './effect.ts'

/** Critical Hit. */
export const rules: SurvivorRules<unknown> = { reactsIn: 'after-result' }

/** The zombies that Critical Hit can choose: those this attack damages. */
export function targets(s: State, attack: Attack): Target[] {
  const mode = modeOf(attack) as Mode
  const found = new Set<Target>()
  const add = (card: CardId): void => {
    const zombie = findZombie(s, card)
    if (zombie && mayBeChosen(zombie)) found.add(targetOf(s, card))
  }
  if (mode.area) for (const { zombie } of blast(s, attack.row)) add(zombie)
  else if (mode.all) for (const zombie of rowAt(s, attack.row).zombies) add(zombie.card)
  else if (mode.split && attack.linedUp === null) {
    // Each chosen zombie must get a point, so there cannot be more of them than points.
    const named = new Set([attack.target, ...attack.criticalHits])
    for (const target of targetsOf(s, mode)) {
      if (named.size < pointsOf(attack) || named.has(zombieAt(s, target).card)) found.add(target)
    }
  } else add(attack.target as CardId)
  if (attack.linedUp !== null) add(attack.linedUp)
  for (const card of attack.clipped) add(card)
  return [...found]
}

export function take(attack: Attack, zombie: CardId): void {
  attack.criticalHits.push(zombie)
}

export const worth = { 'critical-hit': 0.2 }
