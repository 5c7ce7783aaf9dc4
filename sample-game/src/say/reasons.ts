import type { Reason, Seat } from '@holdout/engine'
import { SUPPLIES, titleOfCard } from '../data/load.ts'
import { BAG, type Move, type TurnMove } from '../state.ts'
import type { View } from '../view/index.ts'

const no = (rule: string | null, text: string): Reason => ({ rule, text })

/** Why a move is not legal now, from what the seat sees. */
export function refuse(v: View, seat: Seat, move: Move): Reason {
  switch (move.move) {
    case 'play':
    case 'pass':
    case 'listen':
      return v.cracks ? no('NW-10', 'First the players brace the door or step back.') : whyNotInTurn(v, seat, move)
    case 'brace':
      if (!v.cracks) return no('NW-09', 'You can brace the door only when it cracks.')
      return no('NW-10', `You do not hold ${nameOf(move.card)}.`)
    case 'step-back':
      return no('NW-09', 'You can step back only when the door cracks.')
    case 'time-out':
      return no(null, 'Only the timer can make this move.')
    default:
      return no(null, 'There is no such move in this game.')
  }
}

function whyNotInTurn(v: View, seat: Seat, move: TurnMove): Reason {
  const own = v.players.find(other => other.seat === seat)
  if (move.move === 'listen')
    return v.listened.includes(seat)
      ? no('NW-15', 'You can listen only once in a night.')
      : no('NW-15', 'You can listen only while another player is on watch.')
  if (v.onTurn !== seat || own === undefined) return no('NW-04', 'It is not your turn.')
  if (move.move === 'pass') return no('NW-06', 'You may pass only with an empty hand.')
  if (!v.hand.includes(move.card)) return no('NW-05', `You do not hold ${nameOf(move.card)}.`)
  if (own.bag >= BAG) return no('NW-07', `Your bag is full: it holds ${BAG} cards.`)
  return no('NW-05', 'Play the card to the door or into your bag.')
}

/** The card may be any text: a client can send nonsense. */
function nameOf(card: string): string {
  return SUPPLIES.includes(card) ? `the ${titleOfCard(card)}` : 'such a card'
}

/** Moves that a player on watch might expect and that are not legal: listening, and keeping a card in a full bag. */
export function barred(v: View, seat: Seat): { move: Move; reason: Reason }[] {
  const own = v.players.find(other => other.seat === seat)
  if (v.cracks || v.onTurn !== seat || own === undefined) return []
  const kept = own.bag < BAG ? [] : v.hand.map((card): Move => ({ move: 'play', card, to: 'bag' }))
  const moves: Move[] = [{ move: 'listen' }, ...kept]
  return moves.map(move => ({ move, reason: refuse(v, seat, move) }))
}
