import { quantity, type Reason } from '@holdout/engine'
import { idOf, leftOn } from '../../data/labels.ts'
import { SURVIVOR_TACTICS } from '../../data/load.ts'
import type { Move } from '../../moves.ts'
import { cardIn, type Slot } from '../../slots.ts'
import { STREET } from '../../state.ts'
import { rowOfTarget, type Target, zombieOn } from '../../targets.ts'
import type { View } from '../../view/index.ts'
import { refuseTarget } from './attack.ts'
import { named, no, supplyNamed, unpaid } from './parts.ts'
import {
  refuseFalling,
  refuseFloor,
  refuseMovementDown,
  refuseSecondAttack,
  refuseStandingUp,
  refuseWay,
} from './survivor-parts.ts'

/** The choices made with a card. Each card has some of them. */
interface Choices {
  readonly card: string
  readonly by?: number
  readonly target?: Target
  readonly second?: Target
  readonly slot?: Slot
  readonly take?: string
}

/** Why a Tactics card cannot be played in the Survivor's own Action Phase. */
export function refuseTactic(v: View, move: Extract<Move, { move: 'play' }>): Reason {
  const { card } = move
  if (!v.hand?.includes(card)) return no('TS-70', 'You do not have that card.')
  const tactic = SURVIVOR_TACTICS.find(({ id }) => id === card)
  if (!tactic) return no('TS-70', `${named(card)} is not a Tactics card.`)
  if (tactic.when !== 'own')
    return no('TS-70', `${named(card)} is a reaction: you can play it only when it is offered.`)
  const kind = tactic.class === 'movement' ? refuseMovementDown(v) : null
  const attack = tactic.class === 'attack' ? refuseSecondAttack(v) : null
  return kind ?? attack ?? refuseEffect(v, tactic.effect, move) ?? unpaid(v, tactic.cost, named(card)) ?? NOT_SO
}

const NOT_SO = no('TS-D05', 'You cannot play the card that way.')

type Effect = (typeof SURVIVOR_TACTICS)[number]['effect']

function refuseEffect(v: View, effect: Effect, { by = 0, target = 0, second = 0, slot = 0, take = '' }: Choices) {
  switch (effect.do) {
    case 'walk':
      if (Math.abs(by) !== effect.rows) return no('TS-70', `It moves you exactly ${quantity(effect.rows, 'row')}.`)
      if (v.row + by === STREET && effect.rows > 1 && !v.options['parkour-street'])
        return no('TS-R39', 'In this match Parkour cannot end in the street.')
      return refuseWay(v, by)
    case 'stand-up':
      return v.down ? refuseStandingUp(v) : no('TS-154', 'You are already standing.')
    case 'knock-down':
      return v.down ? no('TS-39', 'You must be standing for that. Stand up first.') : refuseFalling(v, target)
    case 'pick-up':
      return refuseFloor(v, take)
    case 'reload':
      return refuseReload(v, slot)
    case 'two-shots':
      return refuseTwoShots(v, slot, target, second)
    default:
      return null
  }
}

function refuseReload(v: View, slot: Slot): Reason | null {
  const tag = cardIn(v, slot)
  if (supplyNamed(tag)?.class !== 'firearm') return no('TS-70', 'There is no firearm in that slot to reload.')
  return tag !== null && leftOn(tag) !== null ? null : no('TS-154', 'It is fully loaded.')
}

/** Double Head Shot needs a firearm with two ammo and a mode that is neither `once` nor `split`. */
function refuseTwoShots(v: View, slot: Slot, target: Target, second: Target): Reason | null {
  const tag = cardIn(v, slot)
  const supply = supplyNamed(tag)
  const mode = supply?.modes.find(({ kind, once, split }) => kind === 'ranged' && !once && !split)
  if (supply?.class !== 'firearm' || !mode) return no('TS-70', 'Double Head Shot needs a firearm other than a Shotgun.')
  const left = (tag === null ? null : leftOn(tag)) ?? supply.value
  if (Number(left) < 2) return no('TS-60', 'It needs 2 ammo, 1 for each shot.')
  const reason = refuseTarget(v, mode, target) ?? refuseTarget(v, mode, second)
  if (reason) return reason
  if (target === second) return no('TS-70', 'Choose two different zombies.')
  return areAlike(v, target, second) && target > second
    ? no('TS-152', 'These two zombies are identical. Choose the lower one first.')
    : null
}

function areAlike(v: View, one: number, other: number): boolean {
  const [a, b] = [zombieOn(v, one), zombieOn(v, other)]
  if (a === null || b === null || rowOfTarget(one) !== rowOfTarget(other)) return false
  if (v.grabbedBy === one || v.grabbedBy === other) return false
  return idOf(a.zombie) === idOf(b.zombie) && a.health === b.health && a.down === b.down && a.time === b.time
}
