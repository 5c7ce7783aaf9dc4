import type { Seat } from '@holdout/engine'
import type { Move } from '@holdout/until-daylight/table'
import type { Selection } from '../../table/selection.ts'
import { PIECE } from './pieces.ts'

/** Lets a press on the enemies of an area do what its Attack button does. The button is there for the keyboard. */
export function targetOf(seat: Seat, pick: Selection<Move>) {
  const piece = PIECE.deed('attack', seat)
  if (pick.leads(piece).length === 0) return {}
  const { 'data-move': move, 'data-advised': advised, onClick } = pick.button(piece)
  return { 'data-target': true, 'data-move': move, 'data-advised': advised, onClick }
}
