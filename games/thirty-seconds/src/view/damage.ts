import { modeNamed, zombieNamed } from '../data/load.ts'
import type { Move } from '../moves.ts'
import { takenBy } from '../rules/thick-hide.ts'
import { usesOf } from '../say/weapons.ts'
import { cardIn, SLOTS } from '../slots.ts'
import { abilityOf } from '../state.ts'
import { zombieOn } from '../targets.ts'
import type { View } from './types.ts'

/** The damage of a hit that adds nothing: no further point of the Attack card, no critical hit, no added card. */
export interface HitDamage {
  readonly points: number
  readonly kills: boolean
}

/** TS-65, TS-119 The damage of a plain hit to the announced target; null if the move damages no single zombie. */
export function damageOf(view: View, move: Move): HitDamage | null {
  const zombie = 'target' in move ? zombieOn(view, move.target ?? 0) : null
  const kind = zombie && zombieNamed(zombie.zombie)
  const printed = printedDamage(view, move)
  if (!zombie || !kind || printed === null) return null
  const points = takenBy(kind, printed)
  return { points, kills: points >= zombie.health }
}

/** With Lined Up each of two zombies takes 2 damage; a split attack can give all points to one. */
function printedDamage(view: View, move: Move): number | null {
  if (move.move === 'stomp') return abilityOf(view).stomp
  if (move.move !== 'attack' && move.move !== 'again') return null
  if (modeNamed(move.mode).area) return null
  if (move.move === 'attack' && move.second !== null) return 2
  for (const slot of SLOTS) {
    const weapon = cardIn(view, slot)
    const use = weapon && usesOf(weapon).find(({ mode }) => mode === move.mode)
    if (use && (move.move === 'again' || move.slot === slot)) return use.damage
  }
  return null
}
