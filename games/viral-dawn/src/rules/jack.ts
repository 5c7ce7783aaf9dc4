import { type Player, SEATS } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { type Card, CODES } from '../data/load.ts'
import type { State } from '../state.ts'
import { discardFromHand } from './piles.ts'

/** VD-37 The Jack is discarded at once. Then the player it was played on may answer (VD-45). */
export function playJack(s: State, card: Card, on: Player, cx: Cx): void {
  const by = s.onTurn
  discardFromHand(s, by, card, cx)
  cx.emit?.({ event: 'jack-played', rule: 'VD-37', seat: SEATS[by], card: CODES[card], on: SEATS[on] })
  cx.next({ step: 'queen-answer', attack: 'jack', by, on, card: null, keep: false, queens: [] })
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
