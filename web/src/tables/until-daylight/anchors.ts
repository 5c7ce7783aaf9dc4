import type { Move } from '@holdout/until-daylight/table'

/** What one presses for a move, in order; a move with nothing to press stands in the row of plain buttons. */
export function anchorsOf(move: Move): readonly string[] {
  switch (move.move) {
    case 'draw':
      return [`pile:${move.pile}`]
    case 'give':
      return [`bag:${move.card}`, `give:${move.to}`]
    case 'ask':
    case 'steal':
      return [`theirs:${move.from}/${move.card}`]
    case 'discard':
    case 'use':
    case 'boost':
    case 'hand-on':
    case 'protect':
      return [`bag:${move.card}`]
    case 'attack':
      return [`bag:${move.with}`, `attack:${move.area}`]
    case 'lure':
      return [`lure-from:${move.from}`, `lure-to:${move.to}`]
    case 'pay':
      return [`pay:${move.heads}/${move.converted}/${move.bodies}`]
    case 'hit':
      return [`hit:${move.with}`]
    case 'pass':
    case 'stop':
      return [`pay:${move.move}`]
    case 'heal':
      return [`heal:${move.who}`]
    default:
      return []
  }
}

/** What can be done with a player's area, in the order of its buttons. */
export const DEEDS = [
  { anchor: 'attack', label: 'Attack' },
  { anchor: 'give', label: 'Give' },
  { anchor: 'heal', label: 'Heal' },
  { anchor: 'lure-from', label: 'Lure from here' },
  { anchor: 'lure-to', label: 'Lure to here' },
] as const
