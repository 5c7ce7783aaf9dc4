import type { Reason } from '@holdout/engine'
import { ZOMBIE_TACTICS, type ZombieEffect, zombieNamed } from '../../data/load.ts'
import type { Refusal } from '../../effects/effect.ts'
import { zombieRefusals } from '../../effects/index.ts'
import type { Choices, Move } from '../../moves.ts'
import { ACTION_COST, shambleCost } from '../../rules/costs.ts'
import { isDownForGood } from '../../state.ts'
import { rowOfTarget, type Target, zombieOn } from '../../targets.ts'
import type { View, ZombieView } from '../../view/types.ts'
import { holdsAll, isEmpty, isHeldByDistraction, named, no, unpaid } from './parts.ts'
import { frozen, refuseFullRowTen, refuseRising, refuseStriker, refuseZombieWay } from './zombie-parts.ts'

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

/** TS-104 Move a zombie. TS-150 A zombie that is down for good crawls for 2E. */
function refuseShamble(v: View, target: Target, by: number): Reason {
  const reason = refuseZombieWay(v, target, by)
  if (reason) return reason
  const zombie = zombieOn(v, target) as ZombieView
  const cost = shambleCost(v, zombie)
  if (v.energy >= cost) return NOTHING
  return isDownForGood(v, zombie)
    ? no('TS-150', `It is down for good: crawling costs ${cost}E; you have ${v.energy}E.`)
    : no('TS-31', `Moving a zombie costs ${cost}E; you have ${v.energy}E.`)
}

function refuseBite(v: View, kind: 'bite' | 'trip', target: Target): Reason {
  const reason = refuseStriker(v, target)
  if (reason) return reason
  const zombie = zombieOn(v, target) as ZombieView
  if (kind === 'trip' && zombie.down) return no('TS-107', 'Only a standing zombie can try to knock the Survivor down.')
  if (zombie.attacked) return no('TS-106', 'It has already attacked this turn.')
  return unpaid(v, ACTION_COST, 'An attack') ?? NOTHING
}

function refuseGrab(v: View, target: Target): Reason {
  const zombie = rowOfTarget(target) === v.row ? zombieOn(v, target) : null
  if (zombie === null) return no('TS-118', "Only a Zombie Friend in the Survivor's row can grab.")
  if (zombie.time === 0) return no('TS-118', 'Only a Zombie Friend with time tokens can grab.')
  if (zombie.down) return no('TS-118', 'A Zombie Friend that is down cannot grab.')
  if (isHeldByDistraction(v, v.row)) return frozen('grab')
  return unpaid(v, ACTION_COST, 'A grab') ?? NOTHING
}

function refuseEntry(v: View, card: string, rule: string): Reason | null {
  if (!v.zombieHand?.includes(card) || !zombieNamed(card)) return no(rule, 'You do not have that zombie.')
  return refuseFullRowTen(v)
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

function refuseTactic(v: View, move: Extract<Move, { move: 'play' }>): Reason {
  const { card } = move
  if (!v.zombieHand?.includes(card)) return no('TS-110', 'You do not have that card.')
  const tactic = ZOMBIE_TACTICS.find(({ id }) => id === card)
  if (!tactic) return no('TS-110', 'Zombies are deployed, not played.')
  if (tactic.when !== 'own')
    return no('TS-110', `${named(card)} is a reaction: you can play it only when it is offered.`)
  const refusal = zombieRefusals[tactic.effect.do] as Refusal<ZombieEffect> | undefined
  return refusal?.(v, tactic.effect, move as Choices) ?? unpaid(v, tactic.cost, named(card)) ?? NOT_SO
}

const NOT_SO = no('TS-D22', 'You cannot play the card that way.')
