import { type Phrase, type Seat, say } from '@holdout/engine'
import { listed, player } from '@holdout/words'
import { NO_PLAYERS, type Player, playerOf, SEATS, seatsIn, withoutPlayer } from '../codes.ts'
import { type Ask, type Cx, choiceClock, type MoveOf, reactClock } from '../cx.ts'
import { type Card, CODES, KIND } from '../data/load.ts'
import { ANNOUNCE_ONE, ANNOUNCE_TWO, NO_JOKER, SWAP } from '../moves.ts'
import { card as cardRef } from '../say/parts.ts'
import { jokersIn, leftOf, playersIn, type State, type Steps } from '../state.ts'
import type { View } from '../view/index.ts'
import { offerJokerAnnounce } from './fast.ts'
import { isAtTable, NOT_AT_TABLE, NOT_SHOWN } from './needs.ts'
import { duringTurn, ONE_SEAT } from './on-turn.ts'
import { discardFromHand } from './piles.ts'
import { assertNoWinner } from './winning.ts'

const TURN_ENDS = { step: 'end-turn' } as const

type Window = Steps['joker-announce']

/** VD-57 Up to as many Jokers as the player holds. */
const announce: MoveOf<'announce', Window> = {
  rule: 'VD-57',
  label: ({ jokers }) => (jokers === 1 ? say`Announce a Joker` : say`Announce both Jokers`),
  candidates: [ANNOUNCE_ONE, ANNOUNCE_TWO],
  tempting: NOT_SHOWN,
  needs: [
    [
      'VD-57',
      (s, { jokers }, _step, seat) => jokersIn(s.hands[playerOf(seat)]) >= jokers,
      (_s, { jokers }) => (jokers === 1 ? 'You hold no Joker.' : 'You do not hold both Jokers.'),
    ],
  ],
  elsewhere: duringTurn({ rule: 'VD-56', text: 'A Joker can be played only right after an Apocalypse.' }),
  take: (s, { jokers }, cx, step, seat) => answerAce(s, step, seat, jokers, cx),
}

const noJoker: MoveOf<'no-joker', Window> = {
  rule: 'VD-57',
  label: () => say`Announce no Joker`,
  candidates: [NO_JOKER],
  elsewhere: duringTurn({ rule: 'VD-56', text: 'Jokers are announced only right after an Apocalypse.' }),
  take: (s, _move, cx, step, seat) => answerAce(s, step, seat, 0, cx),
}

/** VD-56, VD-D4 All players are asked at the same time, with or without a Joker. Each answers once. */
export const jokerAnnounce: Ask<'joker-announce'> = {
  rule: 'VD-D4',
  asks: (_s, { waiting }) => seatsIn(waiting),
  /** All players share this clock; an answer to an Ace does not restart it. */
  clock: s => reactClock(s),
  question: () => say`The Apocalypse has moved everyone. Do you announce a Joker?`,
  moves: { 'no-joker': noJoker, announce },
  first: { rule: 'VD-57', text: 'First decide whether you announce a Joker.' },
  timeout: () => NO_JOKER,
  offer: offerJokerAnnounce,
}

/** VD-57 An answer is final. VD-58 Announcements are public in order of arrival, or secret until all have answered. */
function answerAce(s: State, step: Window, seat: Seat, jokers: number, cx: Cx): void {
  const player = playerOf(seat)
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

/**
 * VD-60 The two players change places; layouts stay. VD-62 The Joker is discarded at once and replaced after all Jokers
 * (VD-33).
 */
const swap: MoveOf<'swap', Steps['joker-target']> = {
  rule: 'VD-60',
  label: (move, view) => swapLabel(move.with, view),
  candidates: (s, { queue }) => SWAP.filter((_swap, other) => other < playersIn(s) && other !== queue[0]),
  exists: [
    ['VD-60', (_s, move, _step, seat) => move.with !== seat, 'You cannot change places with yourself.'],
    ['VD-60', (s, move) => isAtTable(s, move.with), NOT_AT_TABLE],
  ],
  elsewhere: duringTurn({ rule: 'VD-56', text: 'You change places only with a Joker, right after an Apocalypse.' }),
  take(s, move, cx, step, seat) {
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
  },
}

function swapLabel(seat: Seat, { places }: View): Phrase {
  const there = places.find(at => at.seat === seat)
  if (!there) return say`Change places with ${player(seat)}`
  const laid = there.laid.length ? listed(there.laid.map(cardRef)) : ['nothing laid']
  return say`Change places with ${player(seat)} (${laid})`
}

/** VD-60 Any other player. VD-59 Declining is not possible. */
export const jokerTarget: Ask<'joker-target'> = {
  rule: 'VD-D5',
  asks: (_s, { queue }) => ONE_SEAT[queue[0]],
  clock: (s, { played }) => choiceClock(s, played.length),
  question: () => say`You play your Joker. Who do you change places with?`,
  moves: { swap },
  first: { rule: 'VD-59', text: 'An announced Joker must be played. Choose the player you change places with.' },
  /** VD-D5 On time-out: the player on their left. */
  timeout: (s, { queue }) => SWAP[leftOf(s, queue[0])],
}
