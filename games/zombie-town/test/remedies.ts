import type { Remedy } from '@holdout/testkit'
import { BOARD, isBuilding, locNamed } from '../src/data/board.ts'
import { ALL_HOUSES, cardNamed, HOUSES } from '../src/data/load.ts'
import { putOnTop, takeAll } from '../src/stacks.ts'
import { COLOURS, ownerOf, type PawnId, type State } from '../src/state.ts'

interface AnyMove {
  readonly pawn: string
  readonly to: string
}

const pawnOf = (move: AnyMove): PawnId => COLOURS.indexOf(move.pawn as never)

/** The pawn's building; it is put into the first one if it stands in the street. */
function inside(s: State, move: AnyMove): number {
  const pawn = s.pawns[pawnOf(move)]
  if (pawn.at === null || !isBuilding(pawn.at)) pawn.at = 0
  return pawn.at
}

/** What lifts the rules that `words.barred` names. */
export const remedies: Readonly<Record<string, Remedy<State>>> = {
  'ZT-31': s => {
    s.actions = 6
    return true
  },
  'ZT-33': s => {
    s.walks = 1
    return true
  },
  'ZT-40': (s, _seat, move: AnyMove) => {
    takeAll(s.walls, locNamed(move.to))
    return true
  },
  'ZT-43': (s, _seat, move: AnyMove) => {
    s.zombies[locNamed(move.to)] = 0
    return true
  },
  'ZT-52': (s, _seat, move: AnyMove) => inside(s, move) >= 0,
  'ZT-58': (s, _seat, move: AnyMove) => {
    const { at } = s.pawns[pawnOf(move)]
    if (at === null || !isBuilding(at)) return false
    putOnTop(s.piles, at, cardNamed('survivor'))
    return true
  },
  'ZT-139': (s, _seat, move: AnyMove) => {
    s.pawns[pawnOf(move)].at = BOARD.contacts[0][0]
    if (s.walls.sizes[0] === 0) putOnTop(s.walls, 0, cardNamed('barricade-1'))
    return true
  },
  'ZT-143': (s, _seat, move: AnyMove) => {
    const at = inside(s, move)
    s.owners[at] = ownerOf(s, pawnOf(move))
    s.houses[at] = ALL_HOUSES.find(house => HOUSES[house].id === 'house-nurse') ?? null
    s.pawns[pawnOf(move)].health = 1
    return true
  },
  'ZT-144': (s, _seat, move: AnyMove) => {
    const { at } = s.pawns[pawnOf(move)]
    if (at === null || !isBuilding(at)) return false
    s.counters[at] = 5
    return true
  },
}
