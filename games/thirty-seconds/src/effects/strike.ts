import type { Reason } from '@holdout/engine'
import type { Line, ZombieEffect } from '../data/load.ts'
import type { Choices } from '../moves.ts'
import { lineOf } from '../rules/zombie-attack.ts'
import { no } from '../say/reasons/parts.ts'
import { refuseStriker } from '../say/reasons/zombie-parts.ts'
import { findZombie, isFrozen, rowAt, type State, type Zombie } from '../state.ts'
import { NO_TARGET, type Target, targetAt, zombieOn } from '../targets.ts'
import type { View, ZombieView } from '../view/types.ts'
import type { ZombieRules } from './effect.ts'

type Strike = Extract<ZombieEffect, { do: 'strike' }>

/** Frenzy, Tackle and Ground Swipe: a zombie attacks again, knocks down, or attacks from the ground. */
export const rules: ZombieRules<Strike> = {
  offer(s, card, { by }, list) {
    for (const target of strikers(s, by)) list.push({ move: 'play', card, target })
  },
  take(s, { line }, { zombie }, cx) {
    const found = zombie === null ? null : findZombie(s, zombie)
    if (found) cx.next({ step: 'zombie-attack', zombie: found.card, line: lineFor(line, found) })
  },
}

function lineFor(line: Strike['line'], zombie: Zombie): Line {
  return line === 'posture' ? lineOf(zombie) : line
}

/** The zombies in the Survivor's row that may attack with the card. */
function strikers(s: State, by: Strike['by']): Target[] {
  if (isFrozen(s, s.row) || (by === 'standing' && s.down)) return []
  return rowAt(s, s.row).zombies.flatMap((zombie, at) => {
    const fits = by === 'has-attacked' ? zombie.attacked : by === 'down' ? zombie.down : !zombie.down
    return fits && zombie.time === 0 ? [targetAt(s.row, at + 1)] : []
  })
}

export function refuse(v: View, { by }: Strike, { target = NO_TARGET }: Choices): Reason | null {
  const reason = refuseStriker(v, target)
  if (reason) return reason
  const zombie = zombieOn(v, target) as ZombieView
  if (by === 'standing' && v.down) return no('TS-154', 'The Survivor is already down.')
  if (by === 'standing' && zombie.down) return no('TS-70', 'Tackle needs a standing zombie.')
  if (by === 'down' && !zombie.down) return no('TS-70', 'Ground Swipe needs a zombie that is down.')
  return by === 'has-attacked' && !zombie.attacked
    ? no('TS-70', 'Frenzy needs a zombie that has attacked this turn.')
    : null
}

export const kept = ['frenzy']
