import { type Player, SEATS } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { type Card, CODES } from '../data/load.ts'
import { layoutOf, type State } from '../state.ts'
import { discardFromHand, takeOut } from './piles.ts'

export interface Named {
  readonly on: Player
  readonly card: Card
  readonly keep: boolean
}

/**
 * VD-41 Announces player, card, and keep or discard. The King is discarded at once; the named card moves after the
 * answer.
 */
export function playKing(s: State, king: Card, { on, card, keep }: Named, cx: Cx): void {
  const by = s.onTurn
  discardFromHand(s, by, king, cx)
  const take = CODES[card]
  cx.emit?.({ event: 'king-played', rule: 'VD-41', seat: SEATS[by], card: CODES[king], on: SEATS[on], take, keep })
  cx.next({ step: 'queen-answer', attack: 'king', by, on, card, keep, queens: [] })
}

/** VD-42 A kept card goes into the taker's layout. VD-43 Otherwise it goes on top of the discard pile. */
export function takeLaidCard(
  s: State,
  taker: Player,
  { from, card, keep, rule }: { from: Player; card: Card; keep: boolean; rule?: string },
  cx: Cx,
): void {
  takeOut(layoutOf(s, from), card)
  if (keep) layoutOf(s, taker).push(card)
  else s.discard.push(card)
  cx.emit?.({
    event: 'card-taken',
    rule: rule ?? (keep ? 'VD-42' : 'VD-43'),
    seat: SEATS[taker],
    from: SEATS[from],
    card: CODES[card],
    keep,
  })
}
