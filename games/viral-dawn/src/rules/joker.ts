import type { Seat } from '@holdout/engine'
import { NO_PLAYERS, type Player, type PlayerSet, playerOf, SEATS, seatsIn, withoutPlayer } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { type Card, CODES, KIND } from '../data/load.ts'
import { ANNOUNCE_ONE, ANNOUNCE_TWO, type JokerAnswer, type JokerTarget, NO_JOKER, SWAP } from '../moves.ts'
import { leftOf, playersIn, type State, type Steps } from '../state.ts'
import { discardFromHand } from './piles.ts'
import { assertNoWinner } from './winning.ts'

const ONE_SEAT: readonly (readonly Seat[])[] = SEATS.map(seat => [seat])
const TURN_ENDS = { step: 'end-turn' } as const

/** VD-56, VD-D4 All players are asked at the same time, with or without a Joker. Each answers once. */
export function asksJokerAnnounce(_s: State, { waiting }: { readonly waiting: PlayerSet }): readonly Seat[] {
  return seatsIn(waiting)
}

/** VD-57 Pass, or announce up to as many Jokers as the player holds. */
export function offerJokerAnnounce(s: State, _step: object, seat: Seat, list: JokerAnswer[]): void {
  list.push(NO_JOKER)
  const jokers = jokersIn(s.hands[playerOf(seat)])
  if (jokers > 0) list.push(ANNOUNCE_ONE)
  if (jokers > 1) list.push(ANNOUNCE_TWO)
}

export function jokersIn(hand: readonly Card[]): number {
  let jokers = 0
  for (let i = 0; i < hand.length; i++) if (KIND[hand[i]] === 'joker') jokers += 1
  return jokers
}

/** VD-57 An answer is final. VD-58 Announcements are public in order of arrival, or secret until all have answered. */
export function takeJokerAnnounce(
  s: State,
  step: Steps['joker-announce'],
  seat: Seat,
  answer: JokerAnswer,
  cx: Cx,
): void {
  const player = playerOf(seat)
  const jokers = answer.move === 'announce' ? answer.jokers : 0
  const open = s.options['joker-order'] === 'arrival'
  cx.barrier('reveal')
  cx.emit?.({ event: 'joker-answered', rule: 'VD-57', seat, jokers, open })
  const waiting = withoutPlayer(step.waiting, player)
  let { announced } = step
  for (let i = 0; i < jokers; i++) announced = [...announced, player]
  if (waiting !== NO_PLAYERS) return cx.next({ step: 'joker-announce', waiting, announced })
  closeWindow(open ? announced : clockwise(s, announced), cx)
}

/** VD-58 Clockwise from the left of the player who played the Ace, as seated now; that player comes last. */
function clockwise(s: State, announced: readonly Player[]): readonly Player[] {
  const count = playersIn(s)
  const distance = (player: Player): number => (s.places[player] - s.places[s.onTurn] + count - 1) % count
  return [...announced].sort((a, b) => distance(a) - distance(b))
}

/** VD-61 Only the Jokers announced after this Ace are played. */
function closeWindow(queue: readonly Player[], cx: Cx): void {
  if (queue.length === 0) return cx.next(TURN_ENDS)
  if (cx.emit) cx.emit({ event: 'jokers-announced', rule: 'VD-58', order: queue.map(player => SEATS[player]) })
  cx.next({ step: 'joker-target', queue, played: [] })
}

export function asksJokerTarget(_s: State, { queue }: { readonly queue: readonly Player[] }): readonly Seat[] {
  return ONE_SEAT[queue[0]]
}

/** VD-60 Any other player. VD-59 Declining is not possible. */
export function offerJokerTarget(
  s: State,
  { queue }: { readonly queue: readonly Player[] },
  _seat: Seat,
  list: JokerTarget[],
): void {
  for (let other = 0; other < s.places.length; other++) if (other !== queue[0]) list.push(SWAP[other])
}

/**
 * VD-60 The two players change places; layouts stay. VD-62 The Joker is discarded at once and replaced after all Jokers
 * (VD-33).
 */
export function takeJokerTarget(s: State, step: Steps['joker-target'], seat: Seat, move: JokerTarget, cx: Cx): void {
  const player = playerOf(seat)
  const other = playerOf(move.with)
  const card = s.hands[player].find(held => KIND[held] === 'joker') as Card // VD-57 the one received first
  discardFromHand(s, player, card, cx)
  const place = s.places[player]
  s.places[player] = s.places[other]
  s.places[other] = place
  assertNoWinner(s)
  cx.emit?.({ event: 'swapped', rule: 'VD-60', seat, card: CODES[card], with: move.with, place: s.places[player] })
  const queue = step.queue.slice(1)
  const played = [...step.played, player]
  if (queue.length > 0) cx.next({ step: 'joker-target', queue, played })
  else cx.next({ step: 'replace', players: played }, TURN_ENDS)
}

export function noJoker(): JokerAnswer {
  return NO_JOKER
}

/** VD-D5 On time-out: the player on their left. */
export function swapWithLeft(s: State, { queue }: { readonly queue: readonly Player[] }): JokerTarget {
  return SWAP[leftOf(s, queue[0])]
}
