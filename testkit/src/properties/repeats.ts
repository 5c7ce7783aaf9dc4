import { type AnyMove, CLOCK, Match, readRecord, replay, verify, writeRecord } from '@holdout/engine'
import { type CheckedPosition, FoundFault, oneOf, type Property, told } from '../look.ts'
import { difference, watched } from '../plain.ts'

export const sameMoveSameState: Property = {
  name: 'the same move leads to the same state, with or without listeners',
  oneIn: 12,
  blames: 'position',
  holds(look) {
    if (look.ways.length === 0) return
    const { game } = look
    const way = oneOf(look, look.ways)
    const heard = game.clone(look.state)
    const again = game.clone(look.state)
    const unheard = game.clone(look.state)
    const ignore = (): void => {}
    game.apply(heard, way.seat, way.move, { emit: ignore, trace: ignore, barrier: ignore })
    game.apply(again, way.seat, way.move, { emit: ignore, trace: ignore, barrier: ignore })
    game.apply(unheard, way.seat, way.move)
    const twice = difference(heard, again)
    if (twice) throw new FoundFault('the same move to lead to the same state', `${twice}, after ${told(way)}`, way)
    const silent = difference(heard, unheard)
    if (silent)
      throw new FoundFault('the same state with and without a listener', `without: ${silent}, after ${told(way)}`, way)
  },
}

export const lookingChangesNothing: Property = {
  name: 'reading a position changes nothing and is repeatable',
  oneIn: 24,
  blames: 'position',
  holds(look) {
    const changed = watched(look.state)
    const first = lookAround(look)
    const second = lookAround(look)
    const found = changed()
    if (found) throw new FoundFault('reading to change nothing', `state: ${found}`)
    const other = difference(first, second)
    if (other) throw new FoundFault('the same answers again', other)
  },
}

/** Everything that can be read from a position without making a move. */
function lookAround({ game, state, seats, luck }: CheckedPosition): unknown {
  for (const seat of seats) game.determinize(state, seat, luck)
  game.clone(state)
  const views = [...seats, 'table'].map(who => game.view(state, who))
  const said = views.map(view => game.words.board(view))
  const lists = [...seats, CLOCK].map(seat => [game.moves(state, seat), game.standing(state, seat)])
  const barred = seats.map(seat => [game.barsUndo(state, seat), game.barred(state, seat)])
  return [game.pending(state), game.clocks(state), views, said, lists, barred]
}

export const recordsReplay: Property = {
  name: 'the same record gives the same match, also after writing and reading it',
  oneIn: 1000,
  oneInAtEnd: 16,
  blames: 'last-move',
  holds(look) {
    const { game, state, seed, options, played } = look
    const match = Match.start(game, { seed, options: options as Record<string, unknown> })
    for (const [seat, move] of played) {
      const answer = match.play(seat, move)
      if (!answer.ok)
        throw new FoundFault('a replay to go the same way', `${told({ seat, move })} is rejected there: ${answer.text}`)
    }
    const strayed = difference(state, match.state)
    if (strayed) throw new FoundFault('a replay to end in the same state', strayed)
    const record = match.record()
    const read = readRecord(writeRecord(record))
    const lost = difference(record, read)
    if (lost) throw new FoundFault('the same record after it was written and read', lost)
    const verdict = verify(game, read)
    if (!verdict.ok) throw new FoundFault('a record that verifies', verdict.say)
    refuseOtherMiddle(look, read)
  },
}

/** A match resumed in the middle continues in the same way. */
function refuseOtherMiddle(look: CheckedPosition, record: ReturnType<typeof readRecord>): void {
  const middle = Math.floor(record.moves.length / 2)
  const match = replay(look.game, record, middle)
  for (const [seat, move] of record.moves.slice(middle)) match.play(seat, move as AnyMove)
  const strayed = difference(look.state, match.state)
  if (strayed) throw new FoundFault(`a match resumed at move ${middle} to end in the same state`, strayed)
}
