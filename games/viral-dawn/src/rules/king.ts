import { type Seat, say } from '@holdout/engine'
import { player } from '@holdout/words'
import { type Player, playerOf, SEATS } from '../codes.ts'
import type { Cx, MoveOf } from '../cx.ts'
import { type Card, CODES, cardOf, cardOrNull } from '../data/load.ts'
import { type King, kingMoves } from '../moves.ts'
import { card as cardRef } from '../say/parts.ts'
import { layoutOf, type State } from '../state.ts'
import { attackCard, cardsToPlay, PAST_FIRST_LAP } from './attacks.ts'
import { hasLaid, isAtTable, NOT_AT_TABLE, nameOf } from './needs.ts'
import { LATER_IN_TURN, OTHERS } from './on-turn.ts'
import { discardFromHand, takeOut } from './piles.ts'

/**
 * VD-41, VD-44 Names another player, a card laid there, and keep or discard. The King is discarded at once; the named
 * card moves after the answer.
 */
export const king: MoveOf<'king'> = {
  rule: 'VD-41',
  label({ card, on, take, keep }) {
    // A King with nothing to take is not legal but is shown with its reason, so it needs a label.
    if (cardOrNull(take) === null) return say`Play ${cardRef(card)} on ${player(on)}`
    return say`Play ${cardRef(card)} on ${player(on)}: take ${cardRef(take)} and ${keep ? 'keep' : 'discard'} it`
  },
  candidates: (s, _step, seat) => cardsToPlay(s, seat, 'king').flatMap(card => kingsWith(s, card)),
  tempting: (s, _step, seat) => cardsToPlay(s, seat, 'king').map(card => kingsWith(s, card)[0] ?? withoutPrey(s, card)),
  exists: attackCard('king', 'VD-41'),
  needs: [
    PAST_FIRST_LAP,
    ['VD-44', (_s, { on }, _step, seat) => on !== seat, 'A King cannot be played on your own layout.'],
    ['VD-41', (s, { on }) => isAtTable(s, on), NOT_AT_TABLE],
    [
      'VD-44',
      s => others(s).some(seat => layoutOf(s, playerOf(seat)).length > 0),
      'No other player has a laid card to take.',
    ],
    [
      'VD-44',
      (s, { on, take }) => hasLaid(s, on, take),
      (_s, { take }) => `That player has not laid the ${nameOf(take)}.`,
    ],
  ],
  elsewhere: LATER_IN_TURN,
  take(s, { card, on, take, keep }, cx) {
    const by = s.onTurn
    discardFromHand(s, by, cardOf(card), cx)
    cx.emit?.({ event: 'king-played', rule: 'VD-41', seat: SEATS[by], card, on, take, keep })
    cx.next({ step: 'queen-answer', attack: 'king', by, on: playerOf(on), card: cardOf(take), keep, queens: [] })
  },
}

function others(s: State): readonly Seat[] {
  return OTHERS[s.places.length][s.onTurn]
}

/** Every laid card of another player, to keep or to discard. */
function kingsWith(s: State, card: Card): King[] {
  const moves = kingMoves(card)
  return others(s).flatMap(seat => {
    const player = playerOf(seat)
    return layoutOf(s, player).flatMap(laid => [moves[player][laid][1], moves[player][laid][0]])
  })
}

/** Stands for a King while no other player has a laid card. */
function withoutPrey(s: State, card: Card): King {
  return { move: 'king', card: CODES[card], on: others(s)[0], take: '?', keep: true }
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
