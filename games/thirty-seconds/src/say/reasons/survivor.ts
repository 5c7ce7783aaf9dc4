import type { Reason } from '@holdout/engine'
import { USED_ELSEWHERE } from '../../effects/abilities.ts'
import type { Move } from '../../moves.ts'
import { ACTION_COST, clearHeadCost, moveCost, pickUpCost, standCost } from '../../rules/costs.ts'
import { FULL_HEALTH, isDownForGood, ROWS } from '../../state.ts'
import { rowOfTarget, type Target, zombieOn } from '../../targets.ts'
import type { View } from '../../view/types.ts'
import { refuseAttack } from './attack.ts'
import { holdsAll, isCrawler, isEmpty, named, no, supplyNamed, unpaid } from './parts.ts'
import { refuseTactic } from './survivor-cards.ts'
import {
  refuseFalling,
  refuseFloor,
  refuseMovement,
  refuseMovementDown,
  refuseSecondAttack,
  refuseStandingUp,
  refuseToken,
  refuseWay,
} from './survivor-parts.ts'

/** The first rule that forbids a move of the Survivor in their own Action Phase. */
export function refuseSurvivor(v: View, move: Move): Reason {
  switch (move.move) {
    case 'walk':
      return refuseWalk(v, move.by)
    case 'dash':
      return refuseDash(v, move.by)
    case 'stand-up':
      return refuseStandingUp(v) ?? no('TS-40', `Standing up costs ${standCost(v)}E now; you have ${v.energy}E.`)
    case 'break-free':
      if (v.grabbedBy === null) return no('TS-127', 'You are not grabbed.')
      return unpaid(v, ACTION_COST, 'Breaking free') ?? NOTHING
    case 'pick-up':
      return refuseFloor(v, move.card) ?? unpaid(v, pickUpCost(v), 'Picking up') ?? NOTHING
    case 'equip':
      return refuseEquip(v, move.card)
    case 'drop':
      return no('TS-54', 'That slot is empty.')
    case 'draw':
      if (isEmpty(v.piles.tactics)) return no('TS-27', 'The Tactics deck is out of cards.')
      return no('TS-69', `A Tactics card costs 1E or two discarded cards; you have ${v.energy}E.`)
    case 'trade':
      if (!holdsAll(v.hand, [move.card, move.other])) return no('TS-69', 'You do not have those two cards.')
      return isEmpty(v.piles.tactics) ? no('TS-27', 'The Tactics deck is out of cards.') : NOTHING
    case 'use':
      return refuseUse(v, move.card, move.token)
    case 'attack':
      return refuseAttack(v, move)
    case 'stomp':
    case 'knock-down':
      return refuseUnarmed(v, move.move, move.target)
    case 'ability':
      return refuseAbility(v)
    case 'clear-head':
      if (v.concussions === 0) return no('TS-149', 'You have no Concussion token.')
      return unpaid(v, clearHeadCost(v), 'Removing a Concussion token') ?? NOTHING
    case 'play':
      return refuseTactic(v, move)
    default:
      return NOTHING
  }
}

const FULLY_HEALTHY = `You already have ${FULL_HEALTH} health.`
const NOTHING = no('TS-D05', 'That is not one of your actions in the Action Phase.')

/** TS-34 Move. TS-150 A Survivor who is down for good crawls for 1E more. */
function refuseWalk(v: View, by: number): Reason {
  const crawls = isDownForGood(v, v)
  const reason = (crawls ? refuseMovement(v) : refuseMovementDown(v)) ?? refuseWay(v, by)
  if (reason) return reason
  const cost = moveCost(v)
  if (crawls) return no('TS-150', `You are down for good: crawling costs ${cost}E; you have ${v.energy}E.`)
  return no('TS-34', `Moving costs ${cost}E; you have ${v.energy}E.`)
}

function refuseDash(v: View, by: number): Reason {
  if (v.ability !== 'college-track-star') return no('TS-78', 'Only a College Track Star can dash.')
  if (v.row === ROWS) return no('TS-78', 'You cannot dash from row 10.')
  return (
    refuseToken(v) ??
    refuseMovementDown(v) ??
    refuseWay(v, by) ??
    no('TS-D17', 'You can ignore at most two Opportunity Attacks. Choose the zombies that still attack.')
  )
}

function refuseEquip(v: View, card: string): Reason {
  if (!v.hand?.includes(card)) return no('TS-53', 'You do not have that card.')
  const supply = supplyNamed(card)
  if (!supply || supply.class === 'item') return no('TS-53', 'Only weapons and armor can be equipped.')
  return no('TS-53', 'All three slots are full. First drop a card.')
}

function refuseUse(v: View, card: string, token: boolean): Reason {
  if (!v.hand?.includes(card)) return no('TS-70', 'You do not have that card.')
  const use = supplyNamed(card)?.use
  if (!use) return no('TS-70', `${named(card)} is not an item you can use.`)
  if (use.health > 0 && v.health >= FULL_HEALTH) return no('TS-45', FULLY_HEALTHY)
  if (token) {
    const reason = v.ability === 'survivalist' ? refuseToken(v) : no('TS-81', 'Only a Survivalist can do that.')
    if (reason) return reason
    if (use.cost === 0) return no('TS-81', 'It costs no Energy, so a token saves nothing.')
  }
  return unpaid(v, Math.max(0, use.cost - (token ? 1 : 0))) ?? NOTHING
}

function refuseAbility(v: View): Reason {
  const other = USED_ELSEWHERE[v.ability ?? '']
  if (other) return no(other[0], other[1])
  const reason = refuseToken(v)
  if (reason) return reason
  if (v.ability === 'doctor' && v.health >= FULL_HEALTH) return no('TS-45', FULLY_HEALTHY)
  return no('TS-55', 'The Supply deck is out of cards.')
}

function refuseUnarmed(v: View, kind: 'stomp' | 'knock-down', target: Target): Reason {
  if (v.down) return no('TS-39', 'You must be standing for that. First stand up.')
  const zombie = rowOfTarget(target) === v.row ? zombieOn(v, target) : null
  if (zombie === null) return no('TS-68', 'That zombie is not in your row.')
  if (zombie.time > 0) return no('TS-117', 'You cannot choose a Zombie Friend that has time tokens.')
  if (kind === 'stomp' && !zombie.down && !isCrawler(zombie))
    return no('TS-68', 'A Head Stomp needs a zombie on the ground.')
  const reason = kind === 'knock-down' ? refuseFalling(v, target) : null
  return reason ?? refuseSecondAttack(v) ?? unpaid(v, ACTION_COST) ?? NOTHING
}
