import type { AnyState } from '@holdout/engine'
import { type CheckedPosition, FoundFault, type Property, someSeats } from '../look.ts'
import { difference, sharedPart, watched } from '../plain.ts'
import { chooseWay } from '../players.ts'
import { waysOn } from '../playthrough.ts'

export const clonesShareNothing: Property = {
  name: 'clone and original share nothing',
  oneIn: 24,
  blames: 'position',
  holds(look) {
    const { game, state } = look
    const copy = game.clone(state)
    const other = difference(state, copy)
    if (other) throw new FoundFault('a clone that is equal to its original', `clone: ${other}`)
    refuseShared('clone', state, copy)
    for (const seat of someSeats(look))
      refuseShared(`determinize for ${seat}`, state, game.determinize(state, seat, look.luck))
    for (const who of [...look.seats, 'table']) refuseShared(`view of ${who}`, state, game.view(state, who))
    refuseEcho(look, copy)
  },
}

/** A shared step that is changed in place shows only when one of the two states is played on. */
function refuseEcho(look: CheckedPosition, copy: AnyState): void {
  const { game, state } = look
  const second = game.clone(copy)
  const watches = { 'the original': watched(state), 'a clone of the clone': watched(second) }
  for (let i = 0; i < 4 && copy.outcome === null; i++) {
    const ways = waysOn(game, copy)
    if (ways.length === 0) break
    const { seat, move } = chooseWay(look.luck, ways)
    game.apply(copy, seat, move)
    for (const [name, changed] of Object.entries(watches)) {
      const found = changed()
      if (found)
        throw new FoundFault(
          `${name} to stay as it is while the clone plays on`,
          `${found}, after the clone played ${JSON.stringify(move)}`,
        )
    }
  }
}

function refuseShared(what: string, state: AnyState, copy: unknown): void {
  const shared = sharedPart(state, copy)
  if (shared) throw new FoundFault(`${what} to share nothing mutable with the state`, `${shared} is shared`)
}
