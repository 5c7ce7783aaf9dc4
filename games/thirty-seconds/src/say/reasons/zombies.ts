import type { Reason } from '@holdout/engine'
import { isDamagedLabel } from '../../data/labels.ts'
import { ZOMBIE_TACTICS, zombieNamed } from '../../data/load.ts'
import type { Move } from '../../moves.ts'
import { ACTION_COST, shambleCost } from '../../rules/costs.ts'
import { cardIn, type Slot } from '../../slots.ts'
import { isDownForGood, ROW_LIMIT, ROWS } from '../../state.ts'
import { rowOfTarget, type Target, zombieOn } from '../../targets.ts'
import type { View, ZombieView } from '../../view/index.ts'
import { holdsAll, isEmpty, isHeldByDistraction, named, no, supplyNamed, unpaid } from './parts.ts'

/** The first rule that forbids a move of the Zombie player in their own Action Phase. */
export function refuseZombie(v: View, move: Move): Reason {
  switch (move.move) {
    case 'shamble':
      return refuseShamble(v, move.target, move.by)
    case 'bite':
    case 'trip':
      return refuseBite(v, move.move, move.target)
    case 'grab':
      return refuseGrab(v, move.target)
    case 'rise':
      return refuseRising(v, move.target) ?? unpaid(v, ACTION_COST, 'Standing a zombie up') ?? NOTHING
    case 'deploy': {
      const reason = refuseEntry(v, move.card, 'TS-108')
      return reason ?? unpaid(v, zombieNamed(move.card)?.cost ?? 1, named(move.card)) ?? NOTHING
    }
    case 'shriek':
      return refuseShriek(v, move.card)
    case 'draw-card':
      if (isEmpty(deckOf(v, move.deck))) return no('TS-112', 'That deck is out of cards.')
      return no('TS-109', `A card costs 1E or two discarded cards; you have ${v.energy}E.`)
    case 'trade':
      if (!holdsAll(v.zombieHand, [move.card, move.other])) return no('TS-109', 'You do not have those two cards.')
      if (!('deck' in move)) return no('TS-109', 'Choose the deck to draw from.')
      return isEmpty(deckOf(v, move.deck)) ? no('TS-112', 'That deck is out of cards.') : NOTHING
    case 'play':
      return refuseTactic(v, move)
    default:
      return NOTHING
  }
}

const NOTHING = no('TS-D22', 'That is not one of your actions in the Action Phase.')

function deckOf(v: View, deck: 'zombie' | 'tactics'): View['piles']['zombies'] {
  return deck === 'zombie' ? v.piles.zombies : v.piles.zombieTactics
}

const frozen = (what: string): Reason => no('TS-R38', `Distraction is in play: zombies in row ten cannot ${what}.`)

/** TS-104 Move a zombie. TS-150 A zombie that is down for good crawls for 2E. */
function refuseShamble(v: View, target: Target, by: number): Reason {
  const reason = refuseWay(v, target, by)
  if (reason) return reason
  const zombie = zombieOn(v, target) as ZombieView
  const cost = shambleCost(v, zombie)
  if (v.energy >= cost) return NOTHING
  return isDownForGood(v, zombie)
    ? no('TS-150', `It is down for good: crawling costs ${cost}E; you have ${v.energy}E.`)
    : no('TS-31', `Moving a zombie costs ${cost}E; you have ${v.energy}E.`)
}

/** Why a zombie cannot move there, its cost aside. Null if it can. */
function refuseWay(v: View, target: Target, by: number, crawls = true): Reason | null {
  const zombie = zombieOn(v, target)
  if (zombie === null) return no('TS-104', 'There is no zombie there.')
  const from = rowOfTarget(target)
  if (isHeldByDistraction(v, from)) return frozen('move')
  if (zombie.down && !isDownForGood(v, zombie)) return no('TS-104', 'It is down: stand it up first.')
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

function refuseBite(v: View, kind: 'bite' | 'trip', target: Target): Reason {
  const reason = refuseStriker(v, target)
  if (reason) return reason
  const zombie = zombieOn(v, target) as ZombieView
  if (kind === 'trip' && zombie.down) return no('TS-107', 'Only a standing zombie can try to knock the Survivor down.')
  if (zombie.attacked) return no('TS-106', 'It has already attacked this turn.')
  return unpaid(v, ACTION_COST, 'An attack') ?? NOTHING
}

/** TS-106, TS-117 An attacker is in the Survivor's row, has no time tokens and is not stopped by Distraction. */
function refuseStriker(v: View, target: Target): Reason | null {
  const zombie = rowOfTarget(target) === v.row ? zombieOn(v, target) : null
  if (zombie === null) return no('TS-106', "It must be in the Survivor's row.")
  if (isHeldByDistraction(v, v.row)) return frozen('attack')
  return zombie.time > 0 ? no('TS-117', 'A Zombie Friend with time tokens can only grab.') : null
}

function refuseGrab(v: View, target: Target): Reason {
  const zombie = rowOfTarget(target) === v.row ? zombieOn(v, target) : null
  if (zombie === null) return no('TS-118', "Only a Zombie Friend in the Survivor's row can grab.")
  if (zombie.time === 0) return no('TS-118', 'Only a Zombie Friend with time tokens can grab.')
  if (zombie.down) return no('TS-118', 'A Zombie Friend that is down cannot grab.')
  if (isHeldByDistraction(v, v.row)) return frozen('grab')
  return unpaid(v, ACTION_COST, 'A grab') ?? NOTHING
}

export function refuseRising(v: View, target: Target): Reason | null {
  const zombie = zombieOn(v, target)
  if (zombie === null) return no('TS-105', 'There is no zombie there.')
  if (!zombie.down) return no('TS-105', 'It is already standing.')
  return isDownForGood(v, zombie) ? no('TS-150', 'It is down for good: it cannot stand up with 1 health.') : null
}

function refuseEntry(v: View, card: string, rule: string): Reason | null {
  if (!v.zombieHand?.includes(card) || !zombieNamed(card)) return no(rule, 'You do not have that zombie.')
  return v.rows[ROWS - 1].zombies.length >= 3 ? no('TS-111', 'There are already three zombies in row ten.') : null
}

function refuseShriek(v: View, card: string): Reason {
  if (v.shrieked) return no('TS-115', 'You can use Shriek only once per turn.')
  const isStanding = v.rows.some(({ zombies }) =>
    zombies.some(one => !one.down && zombieNamed(one.zombie)?.id === 'shrieker'),
  )
  if (!isStanding) return no('TS-115', 'There is no standing Shrieker.')
  if (zombieNamed(card)?.tier !== 'base')
    return no('TS-115', 'A Shriek can call only a base zombie: a Crawler or a Shuffler.')
  return refuseEntry(v, card, 'TS-115') ?? NOTHING
}

interface Choices {
  readonly card: string
  readonly by?: number
  readonly target?: Target
  readonly second?: Target
  readonly slot?: Slot
}

function refuseTactic(v: View, move: Extract<Move, { move: 'play' }>): Reason {
  const { card } = move
  if (!v.zombieHand?.includes(card)) return no('TS-110', 'You do not have that card.')
  const tactic = ZOMBIE_TACTICS.find(({ id }) => id === card)
  if (!tactic) return no('TS-110', 'Deploy a zombie instead of playing it.')
  if (tactic.when !== 'own')
    return no('TS-110', `${named(card)} is a reaction: you can play it only when it is offered.`)
  return refuseEffect(v, tactic.effect, move) ?? unpaid(v, tactic.cost, named(card)) ?? NOT_SO
}

const NOT_SO = no('TS-D22', 'You cannot play the card that way.')

type Effect = (typeof ZOMBIE_TACTICS)[number]['effect']

/** TS-154 A card must be able to change something. */
function refuseEffect(v: View, effect: Effect, { by = 0, target = 0, second, slot = 0 }: Choices): Reason | null {
  switch (effect.do) {
    case 'horde':
      if (v.rows[ROWS - 1].zombies.length >= ROW_LIMIT)
        return no('TS-111', 'There are already three zombies in row ten.')
      return v.zombieHandCount.zombies === 0 ? no('TS-154', 'You have no zombie to send.') : null
    case 'march':
      return anyAdvances(v) ? null : no('TS-154', 'No zombie can advance now.')
    case 'damage-weapon': {
      const kind = supplyNamed(cardIn(v, slot))?.class
      if (kind !== 'firearm' && kind !== 'melee') return no('TS-154', 'There is no weapon in that slot to damage.')
      return isDamagedLabel(cardIn(v, slot) ?? '') ? no('TS-154', 'That weapon is already damaged.') : null
    }
    case 'drop':
      return cardIn(v, slot) ? null : no('TS-154', 'That slot is empty.')
    case 'strike':
      return refuseStrike(v, effect.by, target)
    case 'move':
      return refuseWay(v, target, by, false)
    case 'rise':
      return refuseRising(v, target) ?? (second === undefined ? null : refuseRising(v, second))
    default:
      return null
  }
}

/**
 * TS-102 Whether a standing zombie outside the Survivor's row has room to advance and is not stopped by Distraction.
 */
function anyAdvances(v: View): boolean {
  return v.rows.some(({ zombies }, at) => {
    const row = at + 1
    const ahead = v.rows[at + Math.sign(v.row - row)]
    return (
      row !== v.row &&
      !isHeldByDistraction(v, row) &&
      ahead !== undefined &&
      ahead.zombies.length < ROW_LIMIT &&
      zombies.some(({ down }) => !down)
    )
  })
}

/** Frenzy, Tackle and Ground Swipe. */
function refuseStrike(v: View, by: 'has-attacked' | 'standing' | 'down', target: Target): Reason | null {
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
