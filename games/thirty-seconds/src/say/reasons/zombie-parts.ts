import type { Reason } from '@holdout/engine'
import { zombieNamed } from '../../data/load.ts'
import { isDownForGood, ROW_LIMIT, ROWS } from '../../state.ts'
import { rowOfTarget, type Target, zombieOn } from '../../targets.ts'
import type { View } from '../../view/types.ts'
import { isHeldByDistraction, no } from './parts.ts'

export const frozen = (what: string): Reason =>
  no('TS-R38', `Distraction is in play: zombies in row 10 cannot ${what}.`)

/** TS-111 */
export function refuseFullRowTen(v: View): Reason | null {
  return v.rows[ROWS - 1].zombies.length >= ROW_LIMIT
    ? no('TS-111', 'There are already three zombies in row 10.')
    : null
}

/** Why a zombie cannot move there, its cost aside. Null if it can. */
export function refuseZombieWay(v: View, target: Target, by: number, crawls = true): Reason | null {
  const zombie = zombieOn(v, target)
  if (zombie === null) return no('TS-104', 'There is no zombie there.')
  const from = rowOfTarget(target)
  if (isHeldByDistraction(v, from)) return frozen('move')
  if (zombie.down && !isDownForGood(v, zombie)) return no('TS-104', 'It is down. First stand it up.')
  if (zombie.down && !crawls) return no('TS-150', 'It is down for good: it can only crawl, for 2E.')
  if (!Number.isInteger(by) || by === 0)
    return no('TS-104', 'A zombie moves one row forward or back. A Runner moves one or two.')
  const to = from + by
  if (to < 1 || to > ROWS) return no('TS-128', 'Zombies cannot leave the alley.')
  if (Math.abs(by) > (zombieNamed(zombie.zombie)?.reach ?? 1)) return no('TS-114', 'Only a Runner can move two rows.')
  for (let row = from + Math.sign(by); row !== to + Math.sign(by); row += Math.sign(by)) {
    if ((v.rows[row - 1]?.zombies.length ?? 0) >= ROW_LIMIT)
      return no('TS-111', `There are already three zombies in ${row === to ? 'that row' : 'the row between'}.`)
  }
  return null
}

/** TS-106, TS-117 An attacker is in the Survivor's row, has no time tokens and is not stopped by Distraction. */
export function refuseStriker(v: View, target: Target): Reason | null {
  const zombie = rowOfTarget(target) === v.row ? zombieOn(v, target) : null
  if (zombie === null) return no('TS-106', "It must be in the Survivor's row.")
  if (isHeldByDistraction(v, v.row)) return frozen('attack')
  return zombie.time > 0 ? no('TS-117', 'A Zombie Friend with time tokens can only grab.') : null
}

export function refuseRising(v: View, target: Target): Reason | null {
  const zombie = zombieOn(v, target)
  if (zombie === null) return no('TS-105', 'There is no zombie there.')
  if (!zombie.down) return no('TS-105', 'It is already standing.')
  return isDownForGood(v, zombie) ? no('TS-150', 'It is down for good: it cannot stand up with 1 health.') : null
}
