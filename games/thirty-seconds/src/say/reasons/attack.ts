import type { Reason } from '@holdout/engine'
import { leftOn } from '../../data/labels.ts'
import { againCard, type Mode, modeNamed, type Supply } from '../../data/load.ts'
import { abilitySaves, NOT_PAID, USED_ELSEWHERE } from '../../effects/abilities.ts'
import { rowsBeyond } from '../../effects/line-up.ts'
import type { Move } from '../../moves.ts'
import { inRange, isWalledOff } from '../../rules/aiming.ts'
import { cardIn, type Slot } from '../../slots.ts'
import { ROWS } from '../../state.ts'
import { isWholeRow, rowOfTarget, type Target, zombieOn } from '../../targets.ts'
import type { View } from '../../view/types.ts'
import { distanceText, named, no, reachText, supplyNamed, unpaid } from './parts.ts'
import { refuseSecondAttack, refuseToken } from './survivor-parts.ts'

type Aim = Extract<Move, { move: 'attack' }>

/**
 * Why a weapon attack cannot be announced: checks weapon, mode, target, added cards, token and Energy, in this order.
 */
export function refuseAttack(v: View, move: Aim): Reason {
  const supply = supplyNamed(cardIn(v, move.slot))
  const reason = refuseMode(v, move.slot, move.mode)
  if (reason || !supply) return reason ?? NOT_EQUIPPED
  const mode = modeNamed(move.mode)
  return (
    refuseSecondAttack(v) ??
    refuseTarget(v, mode, move.target) ??
    refuseCards(v, move, supply, mode) ??
    (move.token ? refusePayingToken(v, supply, mode) : null) ??
    unpaid(v, mode.cost - (move.token ? (abilitySaves(v.ability, v.options, supply, mode) ?? 0) : 0)) ??
    NOT_LIKE_THIS
  )
}

const NOT_EQUIPPED = no('TS-56', 'That weapon is not equipped in that slot.')
const NOT_LIKE_THIS = no('TS-D05', 'That is not one of your actions in the Action Phase.')

/** TS-56, TS-60 The weapon in that slot and its mode. */
export function refuseMode(v: View, slot: Slot, mode: string): Reason | null {
  const tag = cardIn(v, slot)
  const found = supplyNamed(tag)?.modes.find(({ id }) => id === mode)
  if (!found) return NOT_EQUIPPED
  if (found.kind === 'ranged' && tag !== null && leftOn(tag) === 0)
    return no('TS-60', 'It is out of ammo: only its melee mode works.')
  return found.once && v.usedOnce.includes(slot) ? no('TS-56', 'You can use that mode only once per turn.') : null
}

/** TS-56, TS-117, TS-57 */
export function refuseTarget(v: View, mode: Mode, target: Target): Reason | null {
  const row = rowOfTarget(target)
  if (mode.area) {
    if (!isWholeRow(target) || row < 1 || row > ROWS) return no('TS-56', 'Throw a Grenade at a row from 1 to 10.')
  } else {
    const zombie = zombieOn(v, target)
    if (zombie === null) return no('TS-56', 'There is no zombie there.')
    if (zombie.time > 0) return no('TS-117', 'You cannot choose a Zombie Friend that has time tokens.')
  }
  if (inRange(v, mode, row)) return null
  const distance = Math.abs(row - v.row)
  if (distance > 0 && isWalledOff(v, mode, row)) return no('TS-57', 'A row of three zombies blocks the way.')
  return no('TS-57', `That is ${distanceText(distance)}. This attack reaches ${reachText(mode)}.`)
}

/** TS-D09 Quick Trigger, Quick Hands and Lined Up are declared with the attack. */
function refuseCards(v: View, { quick, second, target }: Aim, supply: Supply, mode: Mode): Reason | null {
  if (quick) {
    if (mode.kind === 'thrown') return no('TS-D09', 'Quick Trigger and Quick Hands do not work with a throw.')
    const card = againCard(mode.kind)
    if (!v.hand?.includes(card)) return no('TS-70', `You do not have ${named(card)}.`)
  }
  if (second === null) return null
  if (mode.kind !== 'ranged' || supply.class !== 'firearm')
    return no('TS-D09', 'Lined Up works only with a ranged attack of a firearm.')
  if (!v.hand?.includes('lined-up')) return no('TS-70', 'You do not have Lined Up.')
  const row = rowOfTarget(target)
  const rows = rowsBeyond(v.row, row)
  if (second === target || !rows.includes(rowOfTarget(second)))
    return no('TS-D09', "The second zombie must be in the target's row or the next row beyond it.")
  return refuseTarget(v, mode, second)
}

/** TS-74, TS-75, TS-81 Abilities that pay for attacks. */
function refusePayingToken(v: View, supply: Supply, mode: Mode): Reason | null {
  const ability = v.ability ?? ''
  if (!Object.hasOwn(NOT_PAID, ability)) return no('TS-73', 'Your ability does not pay for attacks.')
  const reason =
    abilitySaves(v.ability, v.options, supply, mode) === null ? no(USED_ELSEWHERE[ability][0], NOT_PAID[ability]) : null
  return reason ?? refuseToken(v)
}
