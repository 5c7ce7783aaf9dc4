import type { AnyMove } from '@holdout/engine'
import { FoundFault, type Property } from '../look.ts'
import { difference } from '../plain.ts'

/** A game may list the moves of a decision faster than its candidates and needs do. Both must say the same. */
export const offersAreDerived: Property = {
  name: 'the moves offered are the candidates that meet every need',
  oneIn: 12,
  blames: 'position',
  holds(look) {
    const { game, state } = look
    if (state.outcome || !game.derived) return
    for (const { seat, kind } of game.pending(state)) {
      if (kind === 'standing') continue
      const other = difference(sorted(game.moves(state, seat)), sorted(game.derived(state, seat)))
      if (other) throw new FoundFault(`the moves of ${seat} to be its candidates that meet every need`, other)
    }
  },
}

function sorted(moves: readonly AnyMove[]): string[] {
  return moves.map(move => JSON.stringify(move)).sort()
}
