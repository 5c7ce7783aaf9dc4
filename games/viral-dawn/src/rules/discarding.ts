import { say } from '@holdout/engine'
import { SEATS } from '../codes.ts'
import type { Cx, MoveOf, NeedOf } from '../cx.ts'
import { type Card, CODES, cardOf } from '../data/load.ts'
import { DISCARD } from '../moves.ts'
import { card as cardRef } from '../say/parts.ts'
import { isFirstLap, mayBeLaid, type State } from '../state.ts'
import { CARD_EXISTS, holds } from './needs.ts'
import { handOnTurn, LATER_IN_TURN, ON_TURN } from './on-turn.ts'
import { discardFromHand } from './piles.ts'

/** VD-R17 With `first-lap-must-lay`, a player who holds a card that can be laid must lay one in the first lap. */
export function mustLay(s: State): boolean {
  return s.options['first-lap-must-lay'] && isFirstLap(s) && s.hands[s.onTurn].some(card => mayBeLaid(s, card))
}

export const MAY_DISCARD: NeedOf<object> = [
  'VD-R17',
  s => !mustLay(s),
  'In the first lap you must lay a card if you hold one that can be laid.',
]

export const discardCard: MoveOf<'discard'> = {
  rule: 'VD-25',
  label: ({ card }) => say`Discard ${cardRef(card)}`,
  candidates: (s, _step, seat) => handOnTurn(s, seat).map(card => DISCARD[card]),
  exists: [ON_TURN, CARD_EXISTS, holds('VD-25')],
  needs: [MAY_DISCARD],
  elsewhere: LATER_IN_TURN,
  take(s, { card }, cx) {
    discard(s, cardOf(card), cx)
    cx.next({ step: 'end-turn' })
  },
}

/** VD-25 A discarded card has no effect. */
export function discard(s: State, card: Card, cx: Cx): void {
  discardFromHand(s, s.onTurn, card, cx)
  cx.emit?.({ event: 'discarded', rule: 'VD-25', seat: SEATS[s.onTurn], card: CODES[card] })
}
