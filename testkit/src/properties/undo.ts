import { type AnyEvent, type AnyMove, type AnyState, Match, type Seat } from '@holdout/engine'
import { type CheckedPosition, FoundFault, type Property, told } from '../look.ts'
import { difference } from '../plain.ts'
import { chooseWay } from '../players.ts'
import { type Way, waysOn } from '../playthrough.ts'
import { imagine, seenBy, step } from './worlds.ts'

/** The number of moves that are made and then undone one by one. */
const MOVES = 3
const WORLDS = 3

export const undoIsExact: Property = {
  name: 'undo restores the exact position and reveals nothing',
  oneIn: 16,
  blames: 'position',
  holds(look) {
    const match: AnyMatch = Match.at(look.game, look.game.clone(look.state), look.options)
    const positions: AnyState[] = []
    const walk: Way[] = []
    for (let i = 0; i < MOVES && !match.over; i++) {
      const ways = waysOn(look.game, match.state)
      if (ways.length === 0) return
      const way = chooseWay(look.luck, ways)
      walk.push(way)
      positions.push(look.game.clone(match.state))
      const played = match.play(way.seat, way.move)
      if (!played.ok)
        throw new FoundFault('a listed move to be legal', `${told(way)} is rejected: ${played.text}`, ...walk)
      refuseUndoByOthers(look, match, walk)
      refuseBadUndo(look, match, positions[i], walk)
    }
    takeAllBack(match, positions, walk)
  },
}

type AnyMatch = Match<AnyState, AnyMove, unknown, AnyEvent, unknown>

function refuseBadUndo(look: CheckedPosition, match: AnyMatch, before: AnyState, walk: readonly Way[]): void {
  const way = walk[walk.length - 1]
  const after = look.game.clone(match.state)
  const undone = match.undo(way.seat)
  if (!undone.ok) {
    if (!undone.text.trim()) throw new FoundFault('a reason why a move cannot be undone', 'none', ...walk)
    refuseChange('a refused undo to change nothing', after, match.state, walk)
    return
  }
  look.run.coverage.note('an undo is allowed')
  refuseChange(`undo of ${told(way)} to give back the position before`, before, match.state, walk)
  refusePeek(look, before, after, walk)
  const redone = match.redo(way.seat)
  if (!redone.ok) throw new FoundFault(`redo of ${told(way)}`, redone.text, ...walk)
  refuseChange(`redo of ${told(way)} to lead to the same position again`, after, match.state, walk)
}

/** A seat cannot undo another seat's move. */
function refuseUndoByOthers(look: CheckedPosition, match: AnyMatch, walk: readonly Way[]): void {
  const way = walk[walk.length - 1]
  for (const seat of look.seats) {
    if (seat !== way.seat && match.undo(seat).ok)
      throw new FoundFault(`${seat} not to be able to undo ${told(way)}`, 'it was undone', ...walk)
  }
}

/** A move may be undone only if its result was foreseeable: the same view and events in any determinized state. */
function refusePeek(look: CheckedPosition, before: AnyState, after: AnyState, walk: readonly Way[]): void {
  const way = walk[walk.length - 1]
  const { game } = look
  const { seat } = way
  if (!look.seats.includes(seat)) return
  const copy = game.clone(before)
  const events = seenBy(game, step(game, copy, way).events, seat)
  for (let i = 0; i < WORLDS; i++) {
    const world = imagine(look, before, seat)
    const imagined = seenBy(game, step(game, world, way).events, seat)
    const learnt = difference(game.view(after, seat), game.view(world, seat)) ?? difference(events, imagined)
    if (learnt)
      throw new FoundFault(
        `undo to be barred after ${told(way)}, which shows ${seat} something hidden (cx.barrier('reveal'))`,
        `it is allowed; with other hidden cards ${learnt}`,
        ...walk,
      )
  }
}

/** Repeated undo leads back through the same positions. */
function takeAllBack(match: AnyMatch, positions: readonly AnyState[], walk: readonly Way[]): void {
  for (const position of [...positions].reverse()) {
    const last: Seat | undefined = match.entries.at(-1)?.seat
    if (last === undefined || !match.undo(last).ok) return
    refuseChange('undo after undo to lead back through the same positions', position, match.state, walk)
  }
}

function refuseChange(expected: string, before: AnyState, after: AnyState, walk: readonly Way[]): void {
  const found = difference(before, after)
  if (found) throw new FoundFault(expected, `state: ${found}`, ...walk)
}
