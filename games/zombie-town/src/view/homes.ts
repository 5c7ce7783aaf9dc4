import type { Seat } from '@holdout/engine'
import { BOARD, BUILDINGS, distance, leftNeighbor, locNamed, nameOf } from '../data/board.ts'
import { zombiesAt } from './questions.ts'
import type { View } from './types.ts'

/** The points for or against a building as a home base. */
export interface HomeFacts {
  /** Zombies that are at most `NEAR` steps away. */
  readonly zombies: number
  /** Neighboring buildings that no player has chosen: their cards can be explored after one movement. */
  readonly free: number
  /** The nearest pawn of another player; null if there is none yet. */
  readonly rival: { readonly seat: Seat; readonly steps: number } | null
}

/** The steps from the nearest starting square to any building. */
export const NEAR = 4

/** ZT-06 The facts of a building that can be chosen as a home base. */
export function homeFacts(view: View, at: string): HomeFacts {
  const here = locNamed(at)
  const near = BOARD.names.filter((_, loc) => distance(here, loc) <= NEAR)
  const neighbors = [leftNeighbor(here), (here + BUILDINGS - 1) % BUILDINGS].map(nameOf)
  const rivals = view.pawns.flatMap(({ seat, at: place }) =>
    place === null || seat === view.who ? [] : [{ seat, steps: distance(here, locNamed(place)) }],
  )
  return {
    zombies: near.reduce((sum, place) => sum + zombiesAt(view, place), 0),
    free: view.buildings.filter(({ at: place, owner }) => owner === null && neighbors.includes(place)).length,
    rival: rivals.sort((a, b) => a.steps - b.steps)[0] ?? null,
  }
}
