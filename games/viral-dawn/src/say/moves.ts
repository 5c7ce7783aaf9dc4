import { listed, type Phrase, type Seat, say } from '@holdout/engine'
import { cardOrNull } from '../data/load.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view/index.ts'
import { card, player } from './parts.ts'

/** The text of a move's button. */
export function labelOf(move: Move, v: View): Phrase {
  switch (move.move) {
    case 'lay':
      return say`Lay ${card(move.card)}`
    case 'discard':
      return say`Discard ${card(move.card)}`
    case 'discard-and-purge':
      return say`Discard ${card(move.card)} and purge ${card(move.purge)}`
    case 'ace':
      return say`Play ${card(move.card)}: everyone moves one place to the right`
    case 'jack':
      return say`Play ${card(move.card)} on ${player(move.on)}`
    case 'king':
      // A King with nothing to take is not legal but is shown with its reason, so it needs a label.
      if (cardOrNull(move.take) === null) return say`Play ${card(move.card)} on ${player(move.on)}`
      return say`Play ${card(move.card)} on ${player(move.on)}: take ${card(move.take)} and ${move.keep ? 'keep' : 'discard'} it`
    case 'purge':
      return say`Purge ${card(move.card)}`
    case 'pass':
      return say`Pass`
    case 'end-turn':
      return say`End the turn without an action`
    case 'count':
      return say`Call a count on ${player(move.on)}`
    case 'draw':
      return say`Draw`
    case 'no-draw':
      return say`Do not draw`
    case 'purge-done':
      return v.question?.asked === 'free-purge'
        ? say`Purge ${listed(v.question.chosen.map(card))}`
        : say`Purge the chosen cards`
    case 'keep-all':
      return say`Purge nothing`
    case 'queen':
      return say`Answer with ${card(move.card)}`
    case 'no-queen':
      return say`Do not answer`
    case 'take':
      return say`Take ${card(move.card)} and ${move.keep ? 'keep' : 'discard'} it`
    case 'take-nothing':
      return say`Take nothing`
    case 'announce':
      return move.jokers === 1 ? say`Announce a Joker` : say`Announce both Jokers`
    case 'no-joker':
      return say`Announce no Joker`
    case 'swap':
      return placesLabel(move.with, v)
    case 'give-up':
      return say`Discard ${card(move.card)} as the penalty`
    case 'time-out':
      return say`Time runs out for ${player(move.seat)}`
  }
}

function placesLabel(seat: Seat, v: View): Phrase {
  const there = v.places.find(at => at.seat === seat)
  if (!there) return say`Change places with ${player(seat)}`
  const laid = there.laid.length ? listed(there.laid.map(card)) : ['nothing laid']
  return say`Change places with ${player(seat)} (${laid})`
}
