import type { Preview } from '@holdout/table'
import { type Move, titleOf, type View } from '@holdout/until-daylight/table'
import { text } from './text.ts'

const { next } = text

/** What follows from a move in one or two sentences, with who can respond; null: its log lines say it best. */
export function consequence(_preview: Preview | null, move: Move, view: View): string | null {
  switch (move.move) {
    case 'attack': {
      const own = move.area === view.you
      return next.attack(titleOf(move.with), own)
    }
    case 'roll':
      return move.ammo > 0 ? next.roll(move.ammo) : null
    case 'draw':
      return next.draw
    case 'give':
      return next.give(move.amount, titleOf(move.card))
    case 'ask':
      return next.ask(move.amount, titleOf(move.card))
    case 'steal':
      return next.steal(titleOf(move.card))
    case 'next':
      return next.next
    case 'end-turn':
      return next.endTurn
    case 'launch':
      return view.timed ? next.launch : next.launchCalm
    default:
      return null
  }
}
