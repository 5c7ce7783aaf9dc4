import type { Move } from '@holdout/until-daylight/table'
import { text } from './text.ts'

/** The pieces to press for a move, in order. A move without any is in the row of plain buttons. */
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

/** The actions on a player's area, in the order of their buttons. */
export const DEEDS = [
  { anchor: 'attack', label: text.deeds.attack },
  { anchor: 'give', label: text.deeds.give },
  { anchor: 'heal', label: text.deeds.heal },
  { anchor: 'lure-from', label: text.deeds.lureFrom },
  { anchor: 'lure-to', label: text.deeds.lureTo },
] as const
