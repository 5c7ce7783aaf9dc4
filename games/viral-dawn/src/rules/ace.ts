import { allPlayers, SEATS } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { type Card, CODES } from '../data/load.ts'
import { playerAt, playersIn, type State } from '../state.ts'
import { discardFromHand } from './piles.ts'
import { assertNoWinner } from './winning.ts'

/**
 * VD-51 The Ace is discarded at once, and nothing can stop it. VD-56 After the move all players are asked about Jokers.
 */
export function playAce(s: State, card: Card, cx: Cx): void {
  const player = s.onTurn
  discardFromHand(s, player, card, cx)
  movePlayersRight(s)
  assertNoWinner(s)
  if (cx.emit) {
    const order = s.places.map((_, place) => SEATS[playerAt(s, place)])
    cx.emit({ event: 'apocalypse', rule: 'VD-51', seat: SEATS[player], card: CODES[card], order })
  }
  cx.next({ step: 'joker-announce', waiting: allPlayers(playersIn(s)), announced: [] })
}

/** VD-52 Every player moves one place to the right; layouts stay. VD-53 Hands and lost turns are stored by player. */
function movePlayersRight(s: State): void {
  const { places } = s
  for (let player = 0; player < places.length; player++)
    places[player] = places[player] === 0 ? places.length - 1 : places[player] - 1
}
