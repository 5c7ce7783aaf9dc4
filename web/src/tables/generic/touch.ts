import type { AnyMove, BoardPart, Seat } from '@holdout/engine'
import type { Choice, Scene } from '@holdout/table'
import type { Paths } from '../../table/selection.ts'

/** The ids that can be pressed on a board: its pieces, and the other seats that have a part of it. */
export function targetsOn({ board, seat: who }: Pick<Scene, 'board' | 'seat'>): ReadonlySet<string> {
  const pieces = board.flatMap((part: BoardPart) => part.pieces ?? []).map(({ id }) => id)
  const seats = board.map(({ seat }: BoardPart) => seat).filter((seat): seat is Seat => seat !== undefined)
  return new Set([...pieces, ...seats.filter(seat => seat !== who)])
}

/** The targets that a move names, in the order of its fields. */
export function touchedBy(move: AnyMove, targets: ReadonlySet<string>): readonly string[] {
  const values = Object.values(move).map(String)
  return [...new Set(values.filter(value => targets.has(value)))]
}

/**
 * The ways to press each move: its targets in any order, up to the press after which no other move is left. Pressing the
 * only card that can be played plays it, even if the move also names a place.
 */
export function pathsIn(choices: readonly Choice[], targets: ReadonlySet<string>): (move: AnyMove) => Paths {
  const all = choices.filter(({ kind }) => kind !== 'standing').map(({ move }) => touchedBy(move, targets))
  return move => {
    const ways = ordersOf(touchedBy(move, targets)).map(order => {
      const enough = order.findIndex((_, i) => countTouching(all, order.slice(0, i + 1)) === 1)
      return enough < 0 ? order : order.slice(0, enough + 1)
    })
    return [...new Map(ways.map(way => [way.join('\n'), way])).values()].filter(way => way.length > 0)
  }
}

function countTouching(all: readonly (readonly string[])[], picked: readonly string[]): number {
  return all.filter(touched => picked.every(id => touched.includes(id))).length
}

/** All orders of up to 3 ids. Of more, each id first and then the others as they are. */
function ordersOf(ids: readonly string[]): readonly (readonly string[])[] {
  if (ids.length < 2) return [ids]
  return ids.flatMap(first => {
    const others = ids.filter(id => id !== first)
    return (ids.length > 3 ? [others] : ordersOf(others)).map(rest => [first, ...rest])
  })
}
