import { say } from '@holdout/engine'
import { NO_PLAYERS, type Player, SEATS } from '../codes.ts'
import type { Ask, Cx, MoveOf } from '../cx.ts'
import { type Card, cardOf, FACES, KIND } from '../data/load.ts'
import { ANNOUNCE_ONE, DISCARD, END_TURN, LAY, PASS, QUEEN } from '../moves.ts'
import { card as cardRef } from '../say/parts.ts'
import { isFirstLap, jokersIn, layoutOf, leftOf, mayBeLaid, playersIn, type State, type Steps } from '../state.ts'
import { ace } from './ace.ts'
import { discardCard, mustLay } from './discarding.ts'
import { afterDrawing, drawForTurn } from './drawing.ts'
import { offerTurnAction } from './fast.ts'
import { count } from './honor.ts'
import { jack } from './jack.ts'
import { king } from './king.ts'
import { CARD_EXISTS, holds, isKind, NOT_SHOWN } from './needs.ts'
import { handOnTurn, LATER_IN_TURN, ON_TURN, ofOnTurn, onTurn, turnQuestion } from './on-turn.ts'
import { takeOut } from './piles.ts'
import { discardAndPurge, purge } from './purging.ts'
import { BY_LAYING, checkForWinner, overrun } from './winning.ts'

const ACT = { step: 'turn-action', mayStop: false, counted: NO_PLAYERS } as const
const TURN_ENDS = { step: 'end-turn' } as const

/** VD-21 A turn starts with a draw. VD-38 A player who owes a lost turn does not draw and does not act. */
export function beginTurn(s: State, _step: object, cx: Cx): void {
  const player = s.onTurn
  if (s.owes[player] > 0) return loseTurn(s, player, cx)
  cx.barrier('turn')
  cx.emit?.({
    event: 'turn-began',
    rule: 'VD-20',
    seat: SEATS[player],
    turn: s.turns + 1,
    lap: Math.floor(s.turns / playersIn(s)) + 1,
  })
  if (s.options['honor-mode']) return cx.next({ step: 'honor-draw', counted: NO_PLAYERS })
  drawForTurn(s, player, cx)
  if (s.options.purge === 'free') return afterDrawing(s, { mayStop: false, counted: NO_PLAYERS }, cx)
  cx.next(ACT)
}

/** VD-38 The player owes one lost turn less. The lost turn counts as a turn. */
function loseTurn(s: State, player: Player, cx: Cx): void {
  s.owes[player] -= 1
  cx.emit?.({ event: 'turn-lost', rule: 'VD-38', seat: SEATS[player], owes: s.owes[player] })
  cx.next(TURN_ENDS)
}

/** VD-24 Puts a card from hand into the layout VD-11 at the player's own place. */
const lay: MoveOf<'lay'> = {
  rule: 'VD-24',
  label: ({ card }) => say`Lay ${cardRef(card)}`,
  candidates: (s, _step, seat) => handOnTurn(s, seat).map(card => LAY[card]),
  exists: [ON_TURN, CARD_EXISTS, holds('VD-24')],
  needs: [
    [
      'VD-13',
      (s, { card }) => mayBeLaid(s, cardOf(card)),
      (_s, { card }) =>
        isKind(card, 'ace')
          ? 'An Ace cannot be laid. Play it as an Apocalypse or discard it.'
          : 'A Joker cannot be laid. Keep it for an Apocalypse or discard it.',
    ],
  ],
  elsewhere: LATER_IN_TURN,
  take(s, move, cx) {
    const player = s.onTurn
    const card = cardOf(move.card)
    const layout = layoutOf(s, player)
    const first = !layout.some(other => FACES[other].suit === FACES[card].suit)
    takeOut(s.hands[player], card)
    layout.push(card)
    cx.barrier('reveal')
    cx.emit?.({
      event: 'laid',
      rule: isFirstLap(s) ? 'VD-36' : 'VD-24',
      seat: SEATS[player],
      card: move.card,
      place: s.places[player],
      first,
    })
    if (!checkForWinner(s, player, BY_LAYING, cx)) cx.next(TURN_ENDS)
  },
}

/** VD-32 With an empty hand a player may pass. */
const pass: MoveOf<'pass'> = {
  rule: 'VD-32',
  label: () => say`Pass`,
  candidates: ofOnTurn(PASS),
  exists: [ON_TURN],
  needs: [['VD-32', s => s.hands[s.onTurn].length === 0, 'You may pass only with an empty hand.']],
  elsewhere: LATER_IN_TURN,
  take(s, _move, cx) {
    cx.emit?.({ event: 'passed', rule: 'VD-32', seat: SEATS[s.onTurn] })
    cx.next(TURN_ENDS)
  },
}

/** VD-77 Honor mode: a player may end the turn without an action and then holds too many cards. */
const endWithoutAction: MoveOf<'end-turn', Steps['turn-action']> = {
  rule: 'VD-77',
  label: () => say`End the turn without an action`,
  candidates: ofOnTurn(END_TURN),
  tempting: NOT_SHOWN,
  exists: [ON_TURN],
  needs: [
    ['VD-23', s => s.options['honor-mode'], 'You must take an action before your turn ends.'],
    ['VD-77', (_s, _move, { mayStop }) => mayStop, 'You may end the turn without an action only after you have drawn.'],
  ],
  elsewhere: LATER_IN_TURN,
  take(s, _move, cx) {
    const cards = s.hands[s.onTurn].length
    cx.emit?.({ event: 'ended-without-action', rule: 'VD-77', seat: SEATS[s.onTurn], cards })
    cx.next(TURN_ENDS)
  },
}

/** VD-23 A turn is one action. VD-D8 In honor mode players may call counts before it. */
export const turnAction: Ask<'turn-action'> = {
  rule: 'VD-D1',
  ...onTurn,
  question: turnQuestion(({ firstLap }) =>
    firstLap
      ? say`Your turn. In the first lap you lay a card or discard one.`
      : say`Your turn. Lay a card, discard one, or play an attack.`,
  ),
  moves: {
    lay,
    discard: discardCard,
    'discard-and-purge': discardAndPurge,
    jack,
    king,
    ace,
    purge,
    pass,
    'end-turn': endWithoutAction,
    count: count('turn-action'),
  },
  /** VD-27 Queens and Jokers are no actions. A player who holds one is told when it can be played. */
  tempting(s, _step, seat) {
    const hand = handOnTurn(s, seat)
    const queens = hand.filter(card => KIND[card] === 'queen').map(card => QUEEN[card])
    return jokersIn(hand) > 0 ? [...queens, ANNOUNCE_ONE] : queens
  },
  first: { rule: 'VD-23', text: 'A turn is one action: lay, discard, or play a Jack, King or Ace.' },
  /** VD-D1 On time-out: discard the card drawn last, or lay the last layable card if only laying is allowed. */
  timeout(s) {
    const hand = s.hands[s.onTurn]
    if (hand.length === 0) return PASS
    return mustLay(s) ? LAY[hand.findLast(card => mayBeLaid(s, card)) as Card] : DISCARD[hand[hand.length - 1]]
  },
  offer: offerTurnAction,
}

/** VD-20 The next turn belongs to the player who now sits to the left. VD-72 At the lap limit the game is overrun. */
export function endTurn(s: State, _step: object, cx: Cx): void {
  s.turns += 1
  const count = s.places.length
  if (s.turns === count) cx.emit?.({ event: 'attacks-unlocked', rule: 'VD-34' })
  if (s.options['lap-limit'] > 0 && s.turns >= count * s.options['lap-limit']) return overrun(s, cx)
  s.onTurn = leftOf(s, s.onTurn)
  beginTurn(s, _step, cx)
}
