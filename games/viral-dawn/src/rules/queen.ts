import type { Seat } from '@holdout/engine'
import { type Player, playerOf, SEATS } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { type Card, CODES, cardOf, KIND } from '../data/load.ts'
import {
  NO_QUEEN,
  QUEEN,
  type QueenAnswer,
  type ReversalTake,
  TAKE_AND_DISCARD,
  TAKE_AND_KEEP,
  TAKE_NOTHING,
} from '../moves.ts'
import { type Announced, layoutOf, type State, type Steps } from '../state.ts'
import { oweTurn } from './jack.ts'
import { takeLaidCard } from './king.ts'
import { discardFromHand } from './piles.ts'
import { BY_KING, BY_REVERSED_KING, checkForWinner } from './winning.ts'

const ONE_SEAT: readonly (readonly Seat[])[] = SEATS.map(seat => [seat])
const TURN_ENDS = { step: 'end-turn' } as const

/** VD-45 Only the player the attack hits now is asked, VD-D2 with or without a Queen. */
export function asksQueenAnswer(_s: State, attack: Announced): readonly Seat[] {
  return ONE_SEAT[targetOf(attack)]
}

/** VD-48 Each Queen reverses the attack. */
function targetOf({ by, on, queens }: Announced): Player {
  return queens.length % 2 === 0 ? on : by
}

/** VD-45 One Queen from hand, or none. */
export function offerQueenAnswer(s: State, _attack: Announced, seat: Seat, list: QueenAnswer[]): void {
  list.push(NO_QUEEN)
  const hand = s.hands[playerOf(seat)]
  for (let i = 0; i < hand.length; i++) if (KIND[hand[i]] === 'queen') list.push(QUEEN[hand[i]])
}

export function takeQueenAnswer(s: State, attack: Announced, seat: Seat, answer: QueenAnswer, cx: Cx): void {
  if (answer.move === 'queen') return playQueen(s, attack, playerOf(seat), cardOf(answer.card), cx)
  cx.emit?.({ event: 'no-queen', rule: 'VD-45', seat })
  resolveAttack(s, attack, cx)
}

/**
 * VD-49 The Queen is discarded at once and replaced later. VD-48 With `queen-chain` the other player may answer in turn.
 */
function playQueen(s: State, attack: Announced, player: Player, queen: Card, cx: Cx): void {
  discardFromHand(s, player, queen, cx)
  const against = SEATS[player === attack.on ? attack.by : attack.on]
  cx.emit?.({ event: 'queen-played', rule: 'VD-45', seat: SEATS[player], card: CODES[queen], against })
  const turned: Announced = { ...attack, queens: [...attack.queens, player] }
  if (s.options['queen-chain']) cx.next({ step: 'queen-answer', ...turned })
  else resolveAttack(s, turned, cx)
}

/** VD-48 An even number of Queens leaves the attack as announced; an odd number reverses it. */
function resolveAttack(s: State, attack: Announced, cx: Cx): void {
  if (attack.queens.length % 2 === 1) reverseAttack(s, attack, cx)
  else if (attack.attack === 'jack') {
    oweTurn(s, attack.on, 'VD-38', cx)
    finish(attack.queens, cx)
  } else {
    takeLaidCard(s, attack.by, { from: attack.on, card: attack.card as Card, keep: attack.keep }, cx)
    if (!checkForWinner(s, attack.by, BY_KING, cx)) finish(attack.queens, cx)
  }
}

/**
 * VD-46 The player of the Jack loses a turn. VD-47 The player of the Queen may take a laid card of the player of the
 * King.
 */
function reverseAttack(s: State, { attack, by, on, queens }: Announced, cx: Cx): void {
  if (attack === 'king' && layoutOf(s, by).length > 0)
    return cx.next({ step: 'reversal-take', by: on, from: by, queens })
  if (attack === 'jack') oweTurn(s, by, 'VD-46', cx)
  finish(queens, cx)
}

export function asksReversalTake(_s: State, { by }: { readonly by: Player }): readonly Seat[] {
  return ONE_SEAT[by]
}

/** VD-47 Any laid card of the player of the King, to keep or to discard, or nothing. */
export function offerReversalTake(
  s: State,
  { from }: { readonly from: Player },
  _seat: Seat,
  list: ReversalTake[],
): void {
  list.push(TAKE_NOTHING)
  for (const card of layoutOf(s, from)) list.push(TAKE_AND_KEEP[card], TAKE_AND_DISCARD[card])
}

export function takeReversalTake(
  s: State,
  step: Steps['reversal-take'],
  _seat: Seat,
  move: ReversalTake,
  cx: Cx,
): void {
  const { by, from, queens } = step
  if (move.move === 'take-nothing') {
    cx.emit?.({ event: 'nothing-taken', rule: 'VD-47', seat: SEATS[by], from: SEATS[from] })
    return finish(queens, cx)
  }
  takeLaidCard(s, by, { from, card: cardOf(move.card), keep: move.keep, rule: 'VD-47' }, cx)
  if (!checkForWinner(s, by, BY_REVERSED_KING, cx)) finish(queens, cx)
}

/** VD-33 Draws the replacements and ends the turn. */
function finish(queens: readonly Player[], cx: Cx): void {
  if (queens.length > 0) cx.next({ step: 'replace', players: queens }, TURN_ENDS)
  else cx.next(TURN_ENDS)
}

export function noQueen(): QueenAnswer {
  return NO_QUEEN
}

export function takeNothing(): ReversalTake {
  return TAKE_NOTHING
}
