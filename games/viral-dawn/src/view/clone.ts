import type { Card } from '../data/load.ts'
import type { State } from '../state.ts'

export function clone(s: State): State {
  return {
    options: s.options, // frozen, so it may be shared
    game: s.game,
    dealer: s.dealer,
    onTurn: s.onTurn,
    turns: s.turns,
    places: s.places.slice(),
    hands: s.hands.map(copyCards),
    owes: s.owes.slice(),
    layouts: s.layouts.map(copyCards),
    draw: s.draw.slice(),
    discard: s.discard.slice(),
    shuffles: s.shuffles,
    shuffledIn: s.shuffledIn.slice(),
    wins: s.wins.slice(),
    overruns: s.overruns,
    last: s.last, // never changed once it is set
    agenda: s.agenda.slice(), // steps on the agenda are never changed
    chance: { key: s.chance.key, used: s.chance.used },
    outcome: s.outcome,
  }
}

function copyCards(cards: Card[]): Card[] {
  return cards.slice()
}
