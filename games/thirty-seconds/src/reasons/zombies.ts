import type { Reason } from '@holdout/engine'
import { ZOMBIE_KINDS, ZOMBIE_TACTICS, type ZombieKind } from '../data/load.ts'
import type { Move } from '../moves.ts'
import { isDownForGood, ROWS, shambleCost } from '../state.ts'
import type { View, ZombieView } from '../view.ts'
import {
  holdsAll,
  isEmpty,
  isHeldByDistraction,
  named,
  no,
  rowOfTarget,
  supplyNamed,
  targetIn,
  unpaid,
} from './parts.ts'

/** Why the Zombie player may not do this in the own Action Phase: the first rule that forbids it. */
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
      return refuseRising(v, move.target) ?? unpaid(v, 1, 'Standing a zombie up') ?? NOTHING
    case 'deploy': {
      const reason = refuseEntry(v, move.card, 'TS-108')
      return reason ?? unpaid(v, kindOf(move.card)?.cost ?? 1, named(move.card)) ?? NOTHING
    }
    case 'shriek':
      return refuseShriek(v, move.card)
    case 'draw-card':
      if (isEmpty(deckOf(v, move.deck))) return no('TS-112', 'No card of that deck is left.')
      return no('TS-109', `A card costs 1E, or two cards of your hand; you have ${v.energy}E.`)
    case 'trade':
      if (!holdsAll(v.zombieHand, [move.card, move.other])) return no('TS-109', 'You do not hold those two cards.')
      if (!('deck' in move)) return no('TS-109', 'Say from which deck the new card comes.')
      return isEmpty(deckOf(v, move.deck)) ? no('TS-112', 'No card of that deck is left.') : NOTHING
    case 'play':
      return refuseTactic(v, move)
    default:
      return NOTHING
  }
}

const NOTHING = no('TS-D22', 'That is not one of your actions in the Action Phase.')

const kindOf = (card: string): ZombieKind | undefined =>
  ZOMBIE_KINDS.find(({ id }) => id === String(card).replace('+', ''))

function deckOf(v: View, deck: 'zombie' | 'tactics'): View['piles']['zombies'] {
  return deck === 'zombie' ? v.piles.zombies : v.piles.zombieTactics
}

const frozen = (what: string): Reason => no('TS-R38', `Distraction is in play: zombies in row ten do not ${what}.`)

/** TS-104 A Move of a zombie. TS-150 One that is down for good crawls for 2E. */
function refuseShamble(v: View, target: number, by: number): Reason {
  const reason = refuseWay(v, target, by)
  if (reason) return reason
  const zombie = targetIn(v, target) as ZombieView
  const cost = shambleCost(v, zombie)
  if (v.energy >= cost) return NOTHING
  return isDownForGood(v, zombie)
    ? no('TS-150', `It is down for good: crawling costs ${cost}E; you have ${v.energy}E.`)
    : no('TS-31', `Moving a zombie costs ${cost}E; you have ${v.energy}E.`)
}

/** Whether a zombie could go there, whatever it costs; null if it could. */
function refuseWay(v: View, target: number, by: number, crawls = true): Reason | null {
  const zombie = targetIn(v, target)
  if (zombie === null) return no('TS-104', 'There is no zombie there.')
  const from = rowOfTarget(target)
  if (isHeldByDistraction(v, from)) return frozen('move')
  if (zombie.down && !isDownForGood(v, zombie)) return no('TS-104', 'It is down: stand it up first.')
  if (zombie.down && !crawls) return no('TS-150', 'It is down for good: it only crawls, for 2E.')
  if (!Number.isInteger(by) || by === 0)
    return no('TS-104', 'A zombie moves one row forward or back, a Runner one or two.')
  const to = from + by
  if (to < 1 || to > ROWS) return no('TS-128', 'Zombies never leave the alley.')
  if (Math.abs(by) > (kindOf(zombie.zombie)?.reach ?? 1)) return no('TS-114', 'Only a Runner moves two rows.')
  for (let row = from + Math.sign(by); row !== to + Math.sign(by); row += Math.sign(by)) {
    if ((v.rows[row - 1]?.zombies.length ?? 0) >= 3)
      return no('TS-111', `There are already three zombies in ${row === to ? 'that row' : 'the row between'}.`)
  }
  return null
}

function refuseBite(v: View, kind: 'bite' | 'trip', target: number): Reason {
  const reason = refuseStriker(v, target)
  if (reason) return reason
  const zombie = targetIn(v, target) as ZombieView
  if (kind === 'trip' && zombie.down) return no('TS-107', 'Only a standing zombie can try to knock the Survivor down.')
  if (zombie.attacked) return no('TS-106', 'It has used its attack this turn.')
  return unpaid(v, 1, 'An attack') ?? NOTHING
}

/** TS-106, TS-117 Beside the Survivor, not distracted, without time tokens. */
function refuseStriker(v: View, target: number): Reason | null {
  const zombie = rowOfTarget(target) === v.row ? targetIn(v, target) : null
  if (zombie === null) return no('TS-106', "It must be in the Survivor's row.")
  if (isHeldByDistraction(v, v.row)) return frozen('attack')
  return zombie.time > 0 ? no('TS-117', 'A Zombie Friend with time tokens can only grab.') : null
}

function refuseGrab(v: View, target: number): Reason {
  const zombie = rowOfTarget(target) === v.row ? targetIn(v, target) : null
  if (zombie === null) return no('TS-118', "Only a Zombie Friend in the Survivor's row can grab.")
  if (zombie.time === 0) return no('TS-118', 'Only a Zombie Friend with time tokens can grab.')
  if (zombie.down) return no('TS-118', 'A Zombie Friend that is down cannot grab.')
  if (isHeldByDistraction(v, v.row)) return frozen('grab')
  return unpaid(v, 1, 'A grab') ?? NOTHING
}

export function refuseRising(v: View, target: number): Reason | null {
  const zombie = targetIn(v, target)
  if (zombie === null) return no('TS-105', 'There is no zombie there.')
  if (!zombie.down) return no('TS-105', 'It is already standing.')
  return isDownForGood(v, zombie) ? no('TS-150', 'Down with 1 health it cannot stand up.') : null
}

function refuseEntry(v: View, card: string, rule: string): Reason | null {
  if (!v.zombieHand?.includes(card) || !kindOf(card)) return no(rule, 'You do not hold that zombie.')
  return v.rows[ROWS - 1].zombies.length >= 3 ? no('TS-111', 'There are already three zombies in row ten.') : null
}

function refuseShriek(v: View, card: string): Reason {
  if (v.shrieked) return no('TS-115', 'There has already been a Shriek this turn.')
  const stands = v.rows.some(({ zombies }) => zombies.some(one => !one.down && kindOf(one.zombie)?.id === 'shrieker'))
  if (!stands) return no('TS-115', 'There is no standing Shrieker.')
  if (kindOf(card)?.tier !== 'base') return no('TS-115', 'A Shriek calls only Crawlers and Shufflers.')
  return refuseEntry(v, card, 'TS-115') ?? NOTHING
}

interface Choices {
  readonly card: string
  readonly by?: number
  readonly target?: number
  readonly second?: number
  readonly slot?: number
}

function refuseTactic(v: View, move: Extract<Move, { move: 'play' }>): Reason {
  const { card } = move
  if (!v.zombieHand?.includes(card)) return no('TS-110', 'You do not hold that card.')
  const tactic = ZOMBIE_TACTICS.find(({ id }) => id === card)
  if (!tactic) return no('TS-110', 'A zombie is deployed, not played.')
  if (tactic.when !== 'own') return no('TS-110', `${named(card)} is played in the Survivor's turn, as an answer.`)
  return refuseEffect(v, tactic.effect, move) ?? unpaid(v, tactic.cost, named(card)) ?? NOT_SO
}

const NOT_SO = no('TS-D22', 'The card is not played like that.')

type Effect = (typeof ZOMBIE_TACTICS)[number]['effect']

/** TS-154 Each card only where it can change something. */
function refuseEffect(v: View, effect: Effect, { by = 0, target = 0, second, slot = 0 }: Choices): Reason | null {
  switch (effect.do) {
    case 'horde':
      if (v.rows[ROWS - 1].zombies.length >= 3) return no('TS-111', 'There are already three zombies in row ten.')
      return v.zombieHandCount.zombies === 0 ? no('TS-154', 'You hold no zombie to send.') : null
    case 'march':
      return someoneAdvances(v) ? null : no('TS-154', 'No zombie can advance now.')
    case 'damage-weapon': {
      const kind = supplyNamed(v.slots[slot - 1])?.class
      if (kind !== 'firearm' && kind !== 'melee') return no('TS-154', 'There is no weapon in that slot to damage.')
      return v.slots[slot - 1]?.endsWith('!') ? no('TS-154', 'That weapon is already damaged.') : null
    }
    case 'drop':
      return v.slots[slot - 1] ? null : no('TS-154', 'There is nothing in that slot.')
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

/** TS-102 A standing zombie outside the Survivor's row, not distracted, with room ahead. */
function someoneAdvances(v: View): boolean {
  return v.rows.some(({ zombies }, at) => {
    const row = at + 1
    const ahead = v.rows[at + Math.sign(v.row - row)]
    return (
      row !== v.row &&
      !isHeldByDistraction(v, row) &&
      ahead !== undefined &&
      ahead.zombies.length < 3 &&
      zombies.some(({ down }) => !down)
    )
  })
}

/** Frenzy, Tackle and Ground Swipe. */
function refuseStrike(v: View, by: 'has-attacked' | 'standing' | 'down', target: number): Reason | null {
  const reason = refuseStriker(v, target)
  if (reason) return reason
  const zombie = targetIn(v, target) as ZombieView
  if (by === 'standing' && v.down) return no('TS-154', 'The Survivor is already down.')
  if (by === 'standing' && zombie.down) return no('TS-70', 'Tackle needs a standing zombie.')
  if (by === 'down' && !zombie.down) return no('TS-70', 'Ground Swipe needs a zombie that is down.')
  return by === 'has-attacked' && !zombie.attacked
    ? no('TS-70', 'Frenzy needs a zombie that has attacked this turn.')
    : null
}
