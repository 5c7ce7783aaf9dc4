import type { Seat } from '@holdout/engine'
import type { Preview } from '@holdout/table'
import { attackAbroad, type Move, titleOf, type View } from '@holdout/until-daylight/table'
import type { Names } from '../../parts/names.ts'
import { text } from './text.ts'

const { next } = text

/** What follows from a move in one or two sentences, with who can respond; null: its log lines say it best. */
export function consequence(_preview: Preview | null, move: Move, view: View, names: Names): string | null {
  const nameOf = (seat: Seat): string => names[seat] ?? seat
  switch (move.move) {
    case 'attack': {
      if (move.area === view.you) return next.attack(titleOf(move.with))
      const { attracts, ricochets } = attackAbroad(move.with)
      return next.attackAbroad(titleOf(move.with), nameOf(move.area), attracts, ricochets)
    }
    case 'roll':
      return move.ammo > 0 ? next.roll(move.ammo) : null
    case 'draw':
      return next.draw
    case 'give':
      return next.give(move.amount, titleOf(move.card), nameOf(move.to))
    case 'ask':
      return next.ask(move.amount, titleOf(move.card), nameOf(move.from))
    case 'steal':
      return next.steal(titleOf(move.card), nameOf(move.from))
    case 'discard':
      return next.discard(titleOf(move.card))
    case 'build':
      return next.build[move.recipe] ?? null
    case 'next':
      return next.next
    case 'end-turn':
      return next.endTurn
    case 'launch':
      return view.timed ? next.launch : next.launchCalm
    case 'ready':
      return next.ready
    default:
      return null
  }
}
