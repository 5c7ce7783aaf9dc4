import { say } from '@holdout/engine'
import { allPlayers, SEATS } from '../codes.ts'
import type { MoveOf } from '../cx.ts'
import { cardOf } from '../data/load.ts'
import { ACE } from '../moves.ts'
import { card as cardRef } from '../say/parts.ts'
import { playerAt, playersIn, type State } from '../state.ts'
import { attackCard, cardsToPlay, PAST_FIRST_LAP } from './attacks.ts'
import { LATER_IN_TURN } from './on-turn.ts'
import { discardFromHand } from './piles.ts'
import { assertNoWinner } from './winning.ts'

/**
 * VD-51 The Ace is discarded at once, and nothing can stop it. VD-56 After the move all players are asked about Jokers.
 */
export const ace: MoveOf<'ace'> = {
  rule: 'VD-51',
  label: ({ card }) => say`Play ${cardRef(card)}: everyone moves one place to the right`,
  candidates: (s, _step, seat) => cardsToPlay(s, seat, 'ace').map(card => ACE[card]),
  exists: attackCard('ace', 'VD-51'),
  needs: [PAST_FIRST_LAP],
  elsewhere: LATER_IN_TURN,
  take(s, { card }, cx) {
    const player = s.onTurn
    discardFromHand(s, player, cardOf(card), cx)
    movePlayersRight(s)
    assertNoWinner(s)
    if (cx.emit) {
      const order = s.places.map((_, place) => SEATS[playerAt(s, place)])
      cx.emit({ event: 'apocalypse', rule: 'VD-51', seat: SEATS[player], card, order })
    }
    cx.next({ step: 'joker-announce', waiting: allPlayers(playersIn(s)), announced: [] })
  },
}

/** VD-52 Every player moves one place to the right; layouts stay. VD-53 Hands and lost turns are stored by player. */
function movePlayersRight(s: State): void {
  const { places } = s
  for (let player = 0; player < places.length; player++)
    places[player] = places[player] === 0 ? places.length - 1 : places[player] - 1
}
