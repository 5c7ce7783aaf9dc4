import { say } from '@holdout/engine'
import { player } from '@holdout/words'
import { type Player, playerOf, SEATS } from '../codes.ts'
import type { Cx, MoveOf } from '../cx.ts'
import { cardOf } from '../data/load.ts'
import { JACK } from '../moves.ts'
import { card as cardRef } from '../say/parts.ts'
import type { State } from '../state.ts'
import { attackCard, cardsToPlay, PAST_FIRST_LAP } from './attacks.ts'
import { isAtTable, NOT_AT_TABLE } from './needs.ts'
import { LATER_IN_TURN, OTHERS } from './on-turn.ts'
import { discardFromHand } from './piles.ts'

/**
 * VD-37 Any other player, even one who already owes a lost turn. The Jack is discarded at once. Then that player may
 * answer (VD-45).
 */
export const jack: MoveOf<'jack'> = {
  rule: 'VD-37',
  label: ({ card, on }) => say`Play ${cardRef(card)} on ${player(on)}`,
  candidates: (s, _step, seat) => cardsToPlay(s, seat, 'jack').flatMap(card => others(s).map(on => JACK[card][on])),
  tempting: (s, _step, seat) => cardsToPlay(s, seat, 'jack').map(card => JACK[card][others(s)[0]]),
  exists: attackCard('jack', 'VD-37'),
  needs: [
    PAST_FIRST_LAP,
    ['VD-37', (_s, { on }, _step, seat) => on !== seat, 'A Jack must be played on another player.'],
    ['VD-37', (s, { on }) => isAtTable(s, on), NOT_AT_TABLE],
  ],
  elsewhere: LATER_IN_TURN,
  take(s, { card, on }, cx) {
    const by = s.onTurn
    discardFromHand(s, by, cardOf(card), cx)
    cx.emit?.({ event: 'jack-played', rule: 'VD-37', seat: SEATS[by], card, on })
    cx.next({ step: 'queen-answer', attack: 'jack', by, on: playerOf(on), card: null, keep: false, queens: [] })
  },
}

/** The players besides the one whose turn it is. */
function others(s: State): readonly Player[] {
  return OTHERS[s.places.length][s.onTurn].map(playerOf)
}

/**
 * VD-38 Adds a lost turn. VD-39 They add up unless `jack-stack` is off. VD-40 They belong to the player, not the place.
 */
export function oweTurn(s: State, player: Player, rule: string, cx: Cx): void {
  if (s.owes[player] > 0 && !s.options['jack-stack']) {
    cx.emit?.({ event: 'jack-wasted', rule: 'VD-39', seat: SEATS[player] })
    return
  }
  s.owes[player] += 1
  cx.emit?.({ event: 'turn-owed', rule, seat: SEATS[player], owes: s.owes[player] })
}
