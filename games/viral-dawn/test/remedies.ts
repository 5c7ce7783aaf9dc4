import type { Remedy } from '@holdout/testkit'
import { type Code, cardOf } from '../src/data/load.ts'
import { layoutOf, type Move, playerOf, type State } from '../src/state.ts'

/** By rule id: what makes a move that this rule forbids possible. */
export const remedies: Readonly<Record<string, Remedy<State>>> = {
  'VD-32': (s, seat) => {
    s.hands[playerOf(seat)] = []
    return true
  },
  'VD-35': s => {
    s.turns = s.places.length
    return true
  },
  'VD-44': (s, _seat, move: Extract<Move, { move: 'king' }>) => {
    if (move.take === '?') return false // no player has a laid card, so the move names none
    layoutOf(s, playerOf(move.on)).push(cardOf(move.take))
    return true
  },
  'VD-45': (s, seat, { card }: { card: Code }) => {
    if (s.agenda.at(-1)?.step !== 'queen-answer') return false
    s.hands[playerOf(seat)].push(cardOf(card))
    return true
  },
}

export const withoutRemedy: Readonly<Record<string, string>> = {
  'VD-13': 'it depends on the card and on an option',
  'VD-56': 'an Ace has to be played first',
}
