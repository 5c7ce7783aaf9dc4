import { type Phrase, type Seat, say } from '@holdout/engine'
import { does, player } from '@holdout/words'
import { type Player, playerOf, SEATS } from '../codes.ts'
import { type Ask, type Cx, choiceClock, type MoveOf, reactClock } from '../cx.ts'
import { type Card, CODES, type Code, cardOf, KIND } from '../data/load.ts'
import { NO_QUEEN, QUEEN, TAKE_AND_DISCARD, TAKE_AND_KEEP, TAKE_NOTHING } from '../moves.ts'
import { card as cardRef } from '../say/parts.ts'
import { type Announced, layoutOf, type State, type Steps } from '../state.ts'
import type { View } from '../view/index.ts'
import { offerQueenAnswer } from './fast.ts'
import { oweTurn } from './jack.ts'
import { takeLaidCard } from './king.ts'
import { hasLaid, isKind, nameOf } from './needs.ts'
import { duringTurn, ONE_SEAT } from './on-turn.ts'
import { discardFromHand } from './piles.ts'
import { BY_KING, BY_REVERSED_KING, checkForWinner } from './winning.ts'

const TURN_ENDS = { step: 'end-turn' } as const

/** VD-48 Each Queen reverses the attack. */
function targetOf({ by, on, queens }: Announced): Player {
  return queens.length % 2 === 0 ? on : by
}

/** VD-45 One Queen from hand. Laid Queens are shown as barred. */
const queen: MoveOf<'queen', Announced> = {
  rule: 'VD-45',
  label: ({ card }) => say`Answer with ${cardRef(card)}`,
  candidates(s, _attack, seat) {
    const player = playerOf(seat)
    const laid = layoutOf(s, player).filter(card => KIND[card] === 'queen')
    return [...s.hands[player], ...laid].map(card => QUEEN[card])
  },
  needs: [
    ['VD-45', (_s, { card }) => isKind(card, 'queen'), 'Only a Queen can answer a Jack or King.'],
    [
      'VD-45',
      (s, { card }, _attack, seat) => s.hands[playerOf(seat)].includes(cardOf(card)),
      (_s, { card }) => `You do not hold the ${nameOf(card)}; only a Queen from your hand can answer.`,
    ],
  ],
  elsewhere: duringTurn({
    rule: 'VD-45',
    text: 'A Queen can only answer a Jack or King that was just played on you.',
  }),
  take: (s, { card }, cx, attack, seat) => playQueen(s, attack, playerOf(seat), cardOf(card), cx),
}

const noQueen: MoveOf<'no-queen', Announced> = {
  rule: 'VD-45',
  label: () => say`Do not answer`,
  candidates: [NO_QUEEN],
  elsewhere: duringTurn({ rule: 'VD-45', text: 'There is no attack to answer now.' }),
  take(s, _move, cx, attack, seat) {
    cx.emit?.({ event: 'no-queen', rule: 'VD-45', seat })
    resolveAttack(s, attack, cx)
  },
}

/** VD-45 Only the player the attack hits now is asked, VD-D2 with or without a Queen. */
export const queenAnswer: Ask<'queen-answer'> = {
  rule: 'VD-D2',
  asks: (_s, attack) => ONE_SEAT[targetOf(attack)],
  clock: (s, { queens }) => reactClock(s, queens.length),
  question: ({ question }, { seat }) =>
    attackQuestion(question as Extract<View['question'], { asked: 'queen-answer' }>, seat),
  moves: { 'no-queen': noQueen, queen },
  first: { rule: 'VD-45', text: 'First decide whether you answer the attack with a Queen.' },
  timeout: () => NO_QUEEN,
  offer: offerQueenAnswer,
}

function attackQuestion(q: Extract<View['question'], { asked: 'queen-answer' }>, seat: Seat): Phrase {
  const from = seat === q.on ? q.by : q.on
  if (q.queens.length)
    return say`${does(from, 'has', 'have')} answered with a Queen, so the attack now hits you. Do you answer with a Queen?`
  if (q.attack === 'jack')
    return say`${does(from, 'plays', 'play')} a Jack on you: you would lose a turn. Do you answer with a Queen?`
  return say`${does(from, 'plays', 'play')} a King on you to take ${cardRef(q.card as Code)} and ${q.keep ? 'keep' : 'discard'} it. Do you answer with a Queen?`
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

type Reversal = Steps['reversal-take']

const takesOnlyAfterReversal = duringTurn({
  rule: 'VD-47',
  text: 'You take a card in return only after your Queen has reversed a King.',
})

const take: MoveOf<'take', Reversal> = {
  rule: 'VD-47',
  label: ({ card, keep }) => say`Take ${cardRef(card)} and ${keep ? 'keep' : 'discard'} it`,
  candidates: (s, { from }) => layoutOf(s, from).flatMap(card => [TAKE_AND_KEEP[card], TAKE_AND_DISCARD[card]]),
  exists: [
    [
      'VD-47',
      (s, { card }, { from }) => hasLaid(s, SEATS[from], card),
      (_s, { card }) => `The ${nameOf(card)} is not among the cards laid there.`,
    ],
  ],
  elsewhere: takesOnlyAfterReversal,
  take(s, { card, keep }, cx, { by, from, queens }) {
    takeLaidCard(s, by, { from, card: cardOf(card), keep, rule: 'VD-47' }, cx)
    if (!checkForWinner(s, by, BY_REVERSED_KING, cx)) finish(queens, cx)
  },
}

const takeNothing: MoveOf<'take-nothing', Reversal> = {
  rule: 'VD-47',
  label: () => say`Take nothing`,
  candidates: [TAKE_NOTHING],
  elsewhere: takesOnlyAfterReversal,
  take(_s, _move, cx, { by, from, queens }) {
    cx.emit?.({ event: 'nothing-taken', rule: 'VD-47', seat: SEATS[by], from: SEATS[from] })
    finish(queens, cx)
  },
}

/** VD-47 Any laid card of the player of the King, to keep or to discard, or nothing. */
export const reversalTake: Ask<'reversal-take'> = {
  rule: 'VD-D3',
  asks: (_s, { by }) => ONE_SEAT[by],
  clock: s => choiceClock(s),
  question: ({ question }) =>
    say`You reversed the King. Which card do you take from ${player((question as Extract<View['question'], { asked: 'reversal-take' }>).from)}?`,
  moves: { 'take-nothing': takeNothing, take },
  first: { rule: 'VD-47', text: 'First choose the card you take in return, or take nothing.' },
  timeout: () => TAKE_NOTHING,
}

/** VD-33 Draws the replacements and ends the turn. */
function finish(queens: readonly Player[], cx: Cx): void {
  if (queens.length > 0) cx.next({ step: 'replace', players: queens }, TURN_ENDS)
  else cx.next(TURN_ENDS)
}
