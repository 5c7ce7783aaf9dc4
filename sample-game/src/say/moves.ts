import { type Decision, type Phrase, say } from '@holdout/engine'
import type { Move } from '../state.ts'
import type { View } from '../view/index.ts'
import { card, player } from './parts.ts'

/** The label of a move, as on its button. */
export function sayMove(move: Move): Phrase {
  switch (move.move) {
    case 'play':
      return move.to === 'door' ? say`Hold the door with ${card(move.card)}` : say`Keep ${card(move.card)}`
    case 'pass':
      return say`Pass`
    case 'listen':
      return say`Listen at the door`
    case 'brace':
      return say`Brace the door with ${card(move.card)}`
    case 'step-back':
      return say`Step back`
    case 'concede':
      return say`Give up`
    case 'time-out':
      return say`Time runs out for ${player(move.seat)}`
  }
}

/** The question of a decision. */
export function sayDecision({ decision, kind }: Decision, v: View): Phrase {
  if (decision === 'brace')
    return say`The crowd is stronger than the door by ${v.crowdStrength - v.doorStrength}. Brace it with a card, or step back?`
  if (decision === 'time-out') return say`The timer is running.`
  if (decision === 'concede') return say`You can give up.`
  if (kind === 'may') return say`Listen at the door? You can do that once.`
  return say`Hold the door with a card, or keep one for yourself?`
}
