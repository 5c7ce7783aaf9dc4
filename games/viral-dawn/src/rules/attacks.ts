import type { Seat } from '@holdout/engine'
import type { NeedOf } from '../cx.ts'
import { type Card, type Code, KIND } from '../data/load.ts'
import { isFirstLap, type State } from '../state.ts'
import { CARD_EXISTS, holds, isKind, nameOf } from './needs.ts'
import { handOnTurn, ON_TURN } from './on-turn.ts'

/** What Jack, King and Ace have in common. */

type Attacker = 'jack' | 'king' | 'ace'
const A: Readonly<Record<Attacker, string>> = { jack: 'a Jack', king: 'a King', ace: 'an Ace' }

export function cardsToPlay(s: State, seat: Seat, kind: Attacker): readonly Card[] {
  return handOnTurn(s, seat).filter(card => KIND[card] === kind)
}

/** A card of this kind in hand. VD-27 Queens and Jokers are answers, no actions of a turn. */
export function attackCard(kind: Attacker, rule: string): readonly NeedOf<{ readonly card: Code }>[] {
  return [
    ON_TURN,
    CARD_EXISTS,
    holds(rule),
    ['VD-27', (_s, { card }) => !isKind(card, 'queen'), 'On your own turn a Queen can only be laid or discarded.'],
    ['VD-27', (_s, { card }) => !isKind(card, 'joker'), 'On your own turn a Joker can only be discarded.'],
    ['VD-23', (_s, { card }) => isKind(card, kind), (_s, { card }) => `The ${nameOf(card)} is not ${A[kind]}.`],
  ]
}

export const PAST_FIRST_LAP: NeedOf<object> = [
  'VD-35',
  s => !isFirstLap(s),
  'Attacks are not allowed in the first lap.',
]
