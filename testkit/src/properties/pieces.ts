import type { AnyState } from '@holdout/engine'
import { type CheckedPosition, FoundFault, type Property } from '../look.ts'
import type { Way } from '../playthrough.ts'

export const piecesAreConserved: Property = {
  name: 'cards and tokens are conserved',
  oneIn: 1,
  blames: 'last-move',
  holds(look) {
    refuseLoss(look, look.state)
  },
}

/** Compares the pieces of a position, reached or possible, with those of the start. */
export function refuseLoss(look: CheckedPosition, state: AnyState, ...moves: Way[]): void {
  const pieces = look.run.pieces(state)
  if (!look.stock.isSame(pieces))
    throw new FoundFault('the pieces of the start', look.stock.difference(pieces), ...moves)
}
