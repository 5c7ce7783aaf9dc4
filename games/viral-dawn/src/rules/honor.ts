import type { Seat, StepOf } from '@holdout/engine'
import { isIn, type Player, type PlayerSet, playerOf, SEATS, withPlayer } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { type Card, CODES, cardOf, MILES } from '../data/load.ts'
import { COUNT, type Count, DRAW, type Drawing, GIVE_UP, type Highest, NO_DRAW } from '../moves.ts'
import { HAND, layoutOf, type State, type Steps } from '../state.ts'
import { afterDrawing, drawForTurn } from './drawing.ts'
import { takeOut } from './piles.ts'
import { BY_PENALTY, checkForWinner } from './winning.ts'

/** The decisions during which a count may be called. */
type Countable = Extract<StepOf<Steps>, { readonly counted: PlayerSet }>

const NO_SEATS: readonly Seat[] = []
/** Number of players → player → all other players. */
const OTHERS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: SEATS.length + 1 }, (_, count) =>
  SEATS.slice(0, count).map(seat => SEATS.slice(0, count).filter(other => other !== seat)),
)

/** VD-D8 In honor mode the other players may call a count, except while a Queen or Joker is asked for. */
export function mayCount(s: State): readonly Seat[] {
  return s.options['honor-mode'] ? OTHERS[s.places.length][s.onTurn] : NO_SEATS
}

/** VD-77 Any other player whose turn it is not, once per turn each: a second count could find nothing new. */
export function counts(s: State, { counted }: { readonly counted: PlayerSet }, seat: Seat, list: object[]): void {
  if (!s.options['honor-mode']) return
  const caller = playerOf(seat)
  for (let player = 0; player < s.places.length; player++)
    if (player !== caller && player !== s.onTurn && !isIn(counted, player)) list.push(COUNT[player])
}

/** VD-77 Counts the hand, then returns to the open decision. */
export function callCount(step: Countable, seat: Seat, { on }: Count, cx: Cx): void {
  const player = playerOf(on)
  const again: Countable = { ...step, counted: withPlayer(step.counted, player) }
  cx.next({ step: 'count-hand', player, by: playerOf(seat) }, again)
}

/**
 * VD-78 More than five cards: random ones are discarded until five are left, then the laid card with the most miles.
 */
export function countHand(s: State, { player, by }: Steps['count-hand'], cx: Cx): void {
  const hand = s.hands[player]
  cx.emit?.({ event: 'count-called', rule: 'VD-77', seat: SEATS[by], on: SEATS[player], cards: hand.length })
  if (hand.length <= HAND) return
  cx.barrier('reveal')
  while (hand.length > HAND) {
    const card = hand[cx.chance.pick('penalty', hand)]
    takeOut(hand, card)
    s.discard.push(card)
    cx.emit?.({ event: 'fined-from-hand', rule: 'VD-78', seat: SEATS[player], card: CODES[card] })
  }
  const highest = highestLaid(s, player)
  if (highest.length === 1) loseHighest(s, player, highest[0], cx)
  else if (highest.length > 1) cx.next({ step: 'honour-highest', player })
}

/** VD-78 The laid cards with the most miles, VD-R44 among all laid cards, because none has a fixed role. */
function highestLaid(s: State, player: Player): Card[] {
  const layout = layoutOf(s, player)
  const most = Math.max(...layout.map(card => MILES[card]))
  return layout.filter(card => MILES[card] === most)
}

export function offerHonorHighest(
  s: State,
  { player }: { readonly player: Player },
  _seat: Seat,
  list: Highest[],
): void {
  for (const card of highestLaid(s, player)) list.push(GIVE_UP[card])
}

export function takeHonorHighest(
  s: State,
  { player }: { readonly player: Player },
  _seat: Seat,
  move: Highest,
  cx: Cx,
): void {
  loseHighest(s, player, cardOf(move.card), cx)
}

function loseHighest(s: State, player: Player, card: Card, cx: Cx): void {
  takeOut(layoutOf(s, player), card)
  s.discard.push(card)
  cx.emit?.({ event: 'fined-from-layout', rule: 'VD-78', seat: SEATS[player], card: CODES[card] })
  checkForWinner(s, player, BY_PENALTY, cx) // VD-R44
}

/** VD-D9 On time-out: by suit, then Jack, Queen, King, Ace, which is the order of the card numbers. */
export function firstHighest(s: State, { player }: { readonly player: Player }): Highest {
  return GIVE_UP[Math.min(...highestLaid(s, player))]
}

/** VD-D7 Draw, or skip the draw. */
export function offerHonorDraw(s: State, step: Steps['honour-draw'], seat: Seat, list: (Drawing | Count)[]): void {
  counts(s, step, seat, list)
  if (SEATS[s.onTurn] === seat) list.push(DRAW, NO_DRAW)
}

/** VD-76 The player draws, including missing cards, or skips the draw and stays one card short. */
export function takeHonorDraw(s: State, step: Steps['honour-draw'], seat: Seat, move: Drawing | Count, cx: Cx): void {
  if (move.move === 'count') return callCount({ step: 'honour-draw', counted: step.counted }, seat, move, cx)
  if (move.move === 'draw') {
    drawForTurn(s, s.onTurn, cx)
    cx.barrier('reveal')
  } else cx.emit?.({ event: 'draw-skipped', rule: 'VD-76', seat })
  afterDrawing(s, { mayStop: move.move === 'draw', counted: step.counted }, cx)
}

export function justDraw(): Drawing {
  return DRAW
}
