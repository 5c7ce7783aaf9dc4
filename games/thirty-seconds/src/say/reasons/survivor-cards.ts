import type { Reason } from '@holdout/engine'
import { SURVIVOR_TACTICS, type SurvivorEffect } from '../../data/load.ts'
import type { Refusal } from '../../effects/effect.ts'
import { survivorRefusals } from '../../effects/index.ts'
import type { Choices, Move } from '../../moves.ts'
import type { View } from '../../view/types.ts'
import { named, no, unpaid } from './parts.ts'
import { refuseMovementDown, refuseSecondAttack } from './survivor-parts.ts'

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
  const refusal = survivorRefusals[tactic.effect.do] as Refusal<SurvivorEffect> | undefined
  return kind ?? attack ?? refusal?.(v, tactic.effect, move as Choices) ?? unpaid(v, tactic.cost, named(card)) ?? NOT_SO
}

const NOT_SO = no('TS-D05', 'You cannot play the card that way.')
