import type { AnyState } from '@holdout/engine'
import { type CheckedPosition, FoundFault, oneOf, type Property, told } from '../look.ts'
import { aliased, difference, notPlain } from '../plain.ts'

export const stateIsPlain: Property = {
  name: 'the state is plain data: it survives JSON, and plays on the same',
  oneIn: 16,
  blames: 'last-move',
  holds(look) {
    const { state } = look
    const odd = notPlain(state)
    if (odd) throw new FoundFault('a state of texts, numbers, booleans, null, lists and records', `state: ${odd}`)
    const twice = aliased(state)
    if (twice) throw new FoundFault('a state in which every part occurs once', `${twice} are one and the same object`)
    const read = throughJson(state)
    const lost = difference(state, read)
    if (lost) throw new FoundFault('the same state after JSON', lost)
    refuseOtherPlay(look, read)
  },
}

function refuseOtherPlay(look: CheckedPosition, read: AnyState): void {
  if (look.ways.length === 0) return
  const way = oneOf(look, look.ways)
  const after = look.game.clone(look.state)
  look.game.apply(after, way.seat, way.move)
  look.game.apply(read, way.seat, throughJson(way.move))
  const other = difference(after, read)
  if (!other) return
  throw new FoundFault('the same move to lead to the same state after JSON', `${other}, after ${told(way)}`, way)
}

export const shownIsPlain: Property = {
  name: 'views and events are plain data',
  oneIn: 16,
  blames: 'last-move',
  holds(look) {
    const { game, state } = look
    const open = game.view(state, 'table')
    for (const who of [...look.seats, 'table']) {
      const view = game.view(state, who)
      refuseOdd(`the view of ${who}`, view)
      const other = difference(view, game.view(state, who, open))
      if (other) throw new FoundFault(`the same view of ${who} when built from the shared part`, `view: ${other}`)
      for (const event of look.events) {
        const seen = game.see(event, who)
        if (seen !== null) refuseOdd(`the event ${event.event} as ${who} sees it`, seen)
      }
    }
  },
}

function refuseOdd(what: string, value: unknown): void {
  const odd = notPlain(value)
  if (odd) throw new FoundFault(`${what} to be plain data, fit to be sent`, odd)
}

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}
