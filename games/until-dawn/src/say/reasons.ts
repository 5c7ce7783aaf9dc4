import { quantity, type Reason, type Seat } from '@holdout/engine'
import type { CardName } from '../data/load.ts'
import type { Move } from '../moves.ts'
import { BITE_LIMIT, ENTRANCES, type Entrance } from '../state.ts'
import type { DoorView, View } from '../view/types.ts'
import { entranceTitle, nounOf } from './parts.ts'

const no = (rule: string, text: string): Reason => ({ rule, text })

/** Why a move is not legal now, from what the player sees. */
export function refuse(v: View, _seat: Seat, move: Move): Reason {
  const name = move.move
  if (name === 'time-out') return { rule: null, text: 'Only the timer can make this move.' }
  if (v.asked === 'place-zombie' && name !== 'place')
    return no('UD-57', `First place the ${nounOf(v.drawn as CardName)}.`)
  if (v.asked === 'use-jasper' && name !== 'use-jasper') return no('UD-80', 'First decide whether to use Jasper.')
  if (name === 'place') return refusePlace(v, move.at)
  if (name === 'use-jasper')
    return no('UD-80', 'Jasper can be used only when a zombie with a plus is placed at his entrance.')
  if (name === 'treat') return no('UD-22', 'The bite pile is empty: there is nothing to treat.')
  if (name === 'advance') return no('UD-14', 'Take at least one action before you stop. Passing is an action.')
  if (name === 'barricade' || name === 'shoot' || name === 'jasper') return refuseAimed(v, name, move.at)
  return no('UD-D1', `"${name}" is not possible now.`)
}

const NO_SUCH_ENTRANCE =
  'There is no such entrance. The entrances are 0 (front door), 1 (left window), 2 (right window) and 3 (back door).'

function refuseAimed(v: View, name: 'barricade' | 'shoot' | 'jasper', at: Entrance): Reason {
  const door: DoorView | undefined = v.doors[at]
  if (!door) return no('UD-01', NO_SUCH_ENTRANCE)
  if (door.breachedBy) return no('UD-24', `The ${entranceTitle(at)} is breached: no action can be aimed at it.`)
  if (name === 'barricade') return no('UD-17', 'The supply is empty: you have no barricade to put up.')
  if (name === 'shoot') {
    if (v.ammo === 0) return no('UD-20', 'You have no shells left.')
    return no('UD-18', `There is no zombie at the ${entranceTitle(at)} to shoot.`)
  }
  if (v.jasper === 'dead') return no('UD-84', 'Jasper is dead.')
  return no('UD-21', `Jasper is already at the ${entranceTitle(at)}.`)
}

function refusePlace(v: View, at: Entrance | 'bite-pile'): Reason {
  if (v.asked !== 'place-zombie') return no('UD-57', 'There is no zombie to place now.')
  if (at === 'bite-pile')
    return no(
      'UD-58',
      `The bite pile holds ${quantity(v.bitePile, 'card')}. You can add a zombie only while it holds fewer than ${BITE_LIMIT}.`,
    )
  if (v.doors[at]?.breachedBy)
    return no('UD-50', `The ${entranceTitle(at)} is breached: no zombie can be placed there.`)
  if (v.closed === at) return no('UD-81', `Jasper has closed the ${entranceTitle(at)} until this zombie turn ends.`)
  return no('UD-01', NO_SUCH_ENTRANCE)
}

/** Moves that a player might try at this moment and that are not legal. */
export function barred(v: View, seat: Seat): { move: Move; reason: Reason }[] {
  const tempting: Move[] = []
  if (v.asked === 'choose-action') {
    for (const at of ENTRANCES) {
      const door = v.doors[at]
      if (v.supply === 0 || door.breachedBy) tempting.push({ move: 'barricade', at })
      if (v.ammo === 0 || door.breachedBy || door.zombies.length === 0) tempting.push({ move: 'shoot', at })
      if (v.jasper === 'dead' || v.jasper === at || door.breachedBy) tempting.push({ move: 'jasper', at })
    }
    if (v.bitePile === 0) tempting.push({ move: 'treat' })
    if (v.time === v.zombieTime) tempting.push({ move: 'advance' })
  } else if (v.asked === 'place-zombie') {
    const open = ENTRANCES.filter(at => !v.doors[at].breachedBy)
    // UD-R15 The closed entrance opens if there is no other place for the zombie.
    const reopened = open.length === 1 && v.bitePile >= BITE_LIMIT
    for (const at of ENTRANCES)
      if (v.doors[at].breachedBy || (v.closed === at && !reopened)) tempting.push({ move: 'place', at })
    if (v.bitePile >= BITE_LIMIT) tempting.push({ move: 'place', at: 'bite-pile' })
  }
  return tempting.map(move => ({ move, reason: refuse(v, seat, move) }))
}
