import type { Reason, Seat } from '@holdout/engine'
import { SUPPLIES, titleOfCard } from '../data/load.ts'
import { BAG, type Move } from '../state.ts'
import type { View } from '../view/index.ts'

const no = (rule: string | null, text: string): Reason => ({ rule, text })

/** Why a move is not legal now, from what the seat sees. */
export function refuse(v: View, seat: Seat, move: Move): Reason {
  const own = v.players.find(other => other.seat === seat)
  if (v.question?.seat !== seat || own === undefined) return no('NW-04', 'It is not your turn.')
  switch (move.move) {
    case 'play':
      if (v.question.asked === 'brace') return no('NW-10', 'First brace the door or step back.')
      if (!v.hand.includes(move.card)) return no('NW-05', `You do not hold ${nameOf(move.card)}.`)
      if (own.bag >= BAG) return no('NW-07', `Your bag is full: it holds ${BAG} cards.`)
      return no('NW-05', 'Play the card to the door or into your bag.')
    case 'pass':
      if (v.question.asked === 'brace') return no('NW-10', 'First brace the door or step back.')
      return no('NW-06', 'You may pass only with an empty hand.')
    case 'brace':
      if (v.question.asked === 'turn') return no('NW-09', 'You can brace the door only when it cracks.')
      return no('NW-10', `You do not hold ${nameOf(move.card)}.`)
    case 'step-back':
      return no('NW-09', 'You can step back only when the door cracks.')
    case 'time-out':
      return no(null, 'Only the timer can make this move.')
    default:
      return no(null, 'There is no such move in this game.')
  }
}

/** The card may be any text: a client can send nonsense. */
function nameOf(card: string): string {
  return SUPPLIES.includes(card) ? `the ${titleOfCard(card)}` : 'such a card'
}

/** Moves that a player might expect and that are not legal: keeping a card in a full bag. */
export function barred(v: View, seat: Seat): { move: Move; reason: Reason }[] {
  const own = v.players.find(other => other.seat === seat)
  if (v.question?.asked !== 'turn' || v.question.seat !== seat || own === undefined || own.bag < BAG) return []
  return v.hand.map(card => {
    const move: Move = { move: 'play', card, to: 'bag' }
    return { move, reason: refuse(v, seat, move) }
  })
}
