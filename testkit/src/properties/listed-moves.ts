import { refusalOf } from '@holdout/engine'
import { type CheckedPosition, FoundFault, type Property, sample, told } from '../look.ts'
import type { Way } from '../playthrough.ts'
import { refuseLoss } from './pieces.ts'

/** The survey also reports this property when a move throws. */
export const listedMovesApply: Property = {
  name: 'every listed move is legal, and applies',
  oneIn: 12,
  blames: 'position',
  holds(look) {
    for (const way of sample(look, look.ways, 40)) {
      refuseRefusal(look, way)
      refuseFall(look, way)
    }
  },
}

function refuseRefusal(look: CheckedPosition, way: Way): void {
  const refusal = refusalOf(look.game, look.state, way.seat, way.move)
  if (refusal) throw new FoundFault('a listed move to be legal', `${told(way)} is rejected: ${refusal.text}`, way)
}

function refuseFall(look: CheckedPosition, way: Way): void {
  const { game } = look
  const after = game.clone(look.state)
  try {
    game.apply(after, way.seat, way.move, { emit: () => {} }) // builds the events too, because that may throw
  } catch (error) {
    throw fallen(way, error)
  }
  if (after.outcome === null && game.pending(after).length === 0)
    throw new FoundFault('a decision or an outcome after every move', `neither, after ${told(way)}`, way)
  refuseLoss(look, after, way)
}

/** A listed move that throws. */
export function fallen(way: Way, error: unknown): FoundFault {
  return new FoundFault('a listed move to apply', `${told(way)} throws ${error}`, way)
}
