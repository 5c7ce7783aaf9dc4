import type { Entrance, Move } from '@holdout/until-dawn/table'
import type { Paths } from '../../table/selection.ts'

/** The actions that are aimed at an entrance. */
export const AIMED = ['barricade', 'shoot', 'jasper'] as const
export type Aim = (typeof AIMED)[number]
/** The actions of a turn. */
export type Act = Aim | 'treat' | 'pass' | 'advance'
/** Where a move can be aimed, as the rules name it. */
export type Place = Entrance | 'bite-pile'

/** The ids of all pieces that can be pressed. A drawn piece and a move that uses it take their id from here. */
export const PIECE = {
  act: (act: Act): string => `act:${act}`,
  at: (place: Place): string => `at:${place}`,
  /** The answer to whether Jasper is used. */
  jasper: (use: boolean): string => `jasper:${use ? 'use' : 'keep'}`,
} as const

/** The ways to choose a move by pressing pieces: an action and its entrance can be pressed in any order. */
export function pathsOf(move: Move): Paths {
  switch (move.move) {
    case 'barricade':
    case 'shoot':
    case 'jasper': {
      const [act, at] = [PIECE.act(move.move), PIECE.at(move.at)]
      return [
        [act, at],
        [at, act],
      ]
    }
    case 'treat':
    case 'pass':
    case 'advance':
      return [[PIECE.act(move.move)]]
    case 'place':
      return [[PIECE.at(move.at)]]
    case 'use-jasper':
      return [[PIECE.jasper(move.use)]]
    default:
      return []
  }
}

/** The action that a piece stands for. */
export function actOf(piece: string | undefined): string | null {
  return piece?.startsWith('act:') ? piece.slice(4) : null
}

/** The place that a piece stands for. */
export function placeOf(piece: string | undefined): Place | null {
  if (!piece?.startsWith('at:')) return null
  const place = piece.slice(3)
  return place === 'bite-pile' ? place : (Number(place) as Entrance)
}
