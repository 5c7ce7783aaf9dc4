import type { Ref, Seat } from '@holdout/engine'
import { type CardId, kindOf, titleOfCard } from '../data/load.ts'

/** A card in a sentence. */
export function card(id: CardId): Ref {
  return { kind: 'card', id: kindOf(id).kind, text: `the ${titleOfCard(id)}` }
}

/** A player in a sentence. */
export function player(seat: Seat): Ref {
  return { kind: 'seat', id: seat, text: titleOfSeat(seat) }
}

export function titleOfSeat(seat: Seat): string {
  return `Player ${seat.slice(1)}`
}
