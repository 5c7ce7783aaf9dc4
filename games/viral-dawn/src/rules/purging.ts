import { say } from '@holdout/engine'
import { listed } from '@holdout/words'
import { type Player, SEATS } from '../codes.ts'
import type { Ask, Cx, MoveOf, NeedOf } from '../cx.ts'
import { type Card, CODES, cardOf } from '../data/load.ts'
import { DISCARD_AND_PURGE, KEEP_ALL, PURGE, PURGE_DONE } from '../moves.ts'
import { card as cardRef } from '../say/parts.ts'
import { layoutOf, type State, type Steps } from '../state.ts'
import { discard, MAY_DISCARD } from './discarding.ts'
import { offerFreePurge } from './fast.ts'
import { count } from './honor.ts'
import { CARD_EXISTS, hasLaid, holds, NOT_SHOWN, nameOf } from './needs.ts'
import { duringTurn, handOnTurn, isOnTurn, LATER_IN_TURN, ON_TURN, ofOnTurn, onTurn, turnQuestion } from './on-turn.ts'
import { takeOut } from './piles.ts'
import { BY_PURGING, checkForWinner } from './winning.ts'

type FreePurge = Steps['free-purge']

const WITH_DISCARD: NeedOf<object> = [
  'VD-R09',
  s => s.options.purge === 'with-discard',
  'At this table you purge before your action, not with a discard.',
]

const notLaid = (card: string): string =>
  `You can purge only your own laid cards. The ${nameOf(card)} is not one of them.`

/** VD-26 A laid card leaves together with a discard. VD-82 The check for a winner comes after both are discarded. */
export const discardAndPurge: MoveOf<'discard-and-purge'> = {
  rule: 'VD-26',
  label: ({ card, purge }) => say`Discard ${cardRef(card)} and purge ${cardRef(purge)}`,
  candidates: (s, _step, seat) =>
    handOnTurn(s, seat).flatMap(card => layoutOf(s, s.onTurn).map(laid => DISCARD_AND_PURGE[card][laid])),
  tempting: NOT_SHOWN,
  exists: [ON_TURN, CARD_EXISTS, holds('VD-26')],
  needs: [
    WITH_DISCARD,
    ['VD-82', (s, { purge }, _step, seat) => hasLaid(s, seat, purge), (_s, { purge }) => notLaid(purge)],
    MAY_DISCARD,
  ],
  elsewhere: LATER_IN_TURN,
  take(s, { card, purge }, cx) {
    discard(s, cardOf(card), cx)
    purgeAsAction(s, cardOf(purge), 'VD-26', cx)
  },
}

/** What purging is called and chosen from, with or without a discard. */
const purging = {
  label: ({ card }: { readonly card: string }) => say`Purge ${cardRef(card)}`,
  candidates: (s: State, _step: object, seat: string) =>
    isOnTurn(s, seat) ? layoutOf(s, s.onTurn).map(laid => PURGE[laid]) : [],
  tempting: NOT_SHOWN,
  elsewhere: LATER_IN_TURN,
}

/** VD-32 With an empty hand a player may purge as the action. */
export const purge: MoveOf<'purge'> = {
  rule: 'VD-32',
  ...purging,
  exists: [ON_TURN],
  needs: [
    WITH_DISCARD,
    ['VD-82', (s, { card }, _step, seat) => hasLaid(s, seat, card), (_s, { card }) => notLaid(card)],
    ['VD-82', s => s.hands[s.onTurn].length === 0, 'You can purge only together with a discard from your hand.'],
  ],
  take: (s, { card }, cx) => purgeAsAction(s, cardOf(card), 'VD-32', cx),
}

function purgeAsAction(s: State, card: Card, rule: 'VD-26' | 'VD-32', cx: Cx): void {
  removeLaid(s, s.onTurn, card, rule, cx)
  if (!checkForWinner(s, s.onTurn, BY_PURGING, cx)) cx.next({ step: 'end-turn' })
}

function removeLaid(s: State, player: Player, card: Card, rule: string, cx: Cx): void {
  takeOut(layoutOf(s, player), card)
  s.discard.push(card)
  cx.emit?.({ event: 'purged', rule, seat: SEATS[player], card: CODES[card], place: s.places[player] })
}

/** Why free purging is not possible during the action. */
const purgeIsOver = duringTurn(s => {
  if (s.agenda[s.agenda.length - 1].step !== 'turn-action') return null
  return s.options.purge === 'free'
    ? { rule: 'VD-D6', text: 'You purge for free only once, before your action.' }
    : { rule: 'VD-R09', text: 'At this table you purge only with a discard.' }
})

const choose: MoveOf<'purge', FreePurge> = {
  rule: 'VD-D6',
  ...purging,
  exists: [ON_TURN, ['VD-D6', (s, { card }, _step, seat) => hasLaid(s, seat, card), (_s, { card }) => notLaid(card)]],
  needs: [
    [
      'VD-D6',
      (_s, { card }, { chosen }) => !chosen.includes(cardOf(card)),
      (_s, { card }) => `You have already chosen the ${nameOf(card)}.`,
    ],
  ],
  take: (_s, { card }, cx, step) => cx.next({ ...step, step: 'free-purge', chosen: [...step.chosen, cardOf(card)] }),
}

const keepAll: MoveOf<'keep-all', FreePurge> = {
  rule: 'VD-D6',
  label: () => say`Purge nothing`,
  candidates: ofOnTurn(KEEP_ALL),
  exists: [ON_TURN],
  elsewhere: purgeIsOver,
  take: (_s, _move, cx, step) => act(step, cx),
}

/** VD-R09 Purges the chosen cards in the order they were laid, then checks for a winner. */
const purgeDone: MoveOf<'purge-done', FreePurge> = {
  rule: 'VD-D6',
  label: (_move, { question }) =>
    question?.asked === 'free-purge' && question.chosen.length > 0
      ? say`Purge ${listed(question.chosen.map(cardRef))}`
      : say`Purge the chosen cards`,
  candidates: ofOnTurn(PURGE_DONE),
  tempting: NOT_SHOWN,
  exists: [ON_TURN],
  needs: [
    [
      'VD-D6',
      (_s, _move, { chosen }) => chosen.length > 0,
      'You have chosen no card yet. Choose a laid card, or purge nothing.',
    ],
  ],
  elsewhere: purgeIsOver,
  take(s, _move, cx, step) {
    for (const card of layoutOf(s, s.onTurn).filter(laid => step.chosen.includes(laid)))
      removeLaid(s, s.onTurn, card, 'VD-R09', cx)
    if (!checkForWinner(s, s.onTurn, BY_PURGING, cx)) act(step, cx)
  },
}

function act({ mayStop, counted }: FreePurge, cx: Cx): void {
  cx.next({ step: 'turn-action', mayStop, counted })
}

/** VD-D6 Cards are chosen one at a time and purged together, or nothing is purged. */
export const freePurge: Ask<'free-purge'> = {
  rule: 'VD-D6',
  ...onTurn,
  question: turnQuestion(({ question }) =>
    question?.asked === 'free-purge' && question.chosen.length > 0
      ? say`You purge ${listed(question.chosen.map(cardRef))}. Do you purge another card?`
      : say`Do you purge any of your laid cards before you act?`,
  ),
  moves: { count: count('free-purge'), 'keep-all': keepAll, 'purge-done': purgeDone, purge: choose },
  first: { rule: 'VD-D6', text: 'First choose the laid cards you purge, or purge nothing.' },
  timeout: () => KEEP_ALL,
  offer: offerFreePurge,
}
