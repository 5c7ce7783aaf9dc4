import type { Reason } from '@holdout/engine'
import { isDownForGood, STREET } from '../../state.ts'
import { NO_TARGET, rowOfTarget, type Target, zombieOn } from '../../targets.ts'
import type { View } from '../../view/types.ts'
import { isCrawler, no } from './parts.ts'

/** TS-33 The reason against every Movement Action. */
export function refuseMovement(v: View): Reason | null {
  if (v.grabbedBy !== null) return no('TS-127', 'A zombie has grabbed you. First break free.')
  if (v.inPlay.includes('exhausted')) return no('TS-33', 'You are Exhausted: no Movement Actions this turn.')
  return null
}

/** TS-39 The reason against Movement Actions that need a standing Survivor. */
export function refuseMovementDown(v: View): Reason | null {
  const reason = refuseMovement(v)
  if (reason || !v.down) return reason
  return isDownForGood(v, v)
    ? no('TS-39', 'You are down for good: you can only crawl.')
    : no('TS-39', 'You are down. First stand up.')
}

export function refuseWay(v: View, by: number): Reason | null {
  if (v.row + by < 1) return no('TS-34', 'You cannot go back from row 1.')
  return v.row + by > STREET ? no('TS-34', 'That is past the street.') : null
}

/** TS-40, TS-150 Null if only the Energy is missing. */
export function refuseStandingUp(v: View): Reason | null {
  if (!v.down) return no('TS-40', 'You are already standing.')
  return isDownForGood(v, v)
    ? no('TS-150', 'You are down for good: you cannot stand up until you have 2 health.')
    : null
}

export function refuseFloor(v: View, card: string): Reason | null {
  const here = v.rows[v.row - 1]
  if (card === 'face-down') return here.faceDown > 0 ? null : no('TS-50', 'There is no face-down card in your row.')
  return here.faceUp.includes(card) ? null : no('TS-50', 'That card is not in your row.')
}

/** TS-73 An ability costs a token and works once per turn. */
export function refuseToken(v: View): Reason | null {
  if (v.tokens === 0) return no('TS-73', 'You have no Ability token.')
  return v.abilityUsed ? no('TS-73', 'You have already used your ability this turn.') : null
}

/** Panic allows one Attack Action per turn. */
export function refuseSecondAttack(v: View): Reason | null {
  return v.attackActions > 0 && v.inPlay.includes('panic')
    ? no('TS-33', 'Panic: you can take only one Attack Action this turn.')
    : null
}

/** TS-113, TS-68 Why a zombie cannot be knocked down or shoved. */
export function refuseFalling(v: View, target: Target): Reason | null {
  if (target === NO_TARGET) return no('TS-68', 'No zombie in your row can be knocked down.')
  const zombie = rowOfTarget(target) === v.row ? zombieOn(v, target) : null
  if (zombie === null) return no('TS-68', 'That zombie is not in your row.')
  if (zombie.time > 0) return no('TS-117', 'You cannot choose a Zombie Friend that has time tokens.')
  if (isCrawler(zombie)) return no('TS-113', 'A Crawler cannot be knocked down.')
  return zombie.down ? no('TS-68', 'That zombie is already down.') : null
}
