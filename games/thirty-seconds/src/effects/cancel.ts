import { say } from '@holdout/engine'
import type { Ask, MoveOf } from '../cx.ts'
import { type CardId, nameOf } from '../data/load.ts'
import { comesFirst, passing, silencePasses, survivorAnswers } from '../rules/answers.ts'
import { discardFromHand } from '../rules/decks.ts'
import { card as cardRef } from '../say/parts.ts'
import { tacticInHand } from '../state.ts'
import type { SurvivorRules } from './effect.ts'

/** Lost Opportunity. */
export const rules: SurvivorRules<unknown> = { reactsIn: 'may-cancel' }

const CARD = 'lost-opportunity'

const cancel: MoveOf<'cancel', 'may-cancel'> = {
  rule: 'TS-D15',
  label: () => say`Play ${cardRef(CARD)}`,
  candidates: [{ move: 'cancel' }],
  needs: [['TS-70', s => tacticInHand(s.hand, CARD) !== null, 'You do not have Lost Opportunity.']],
  take(s, _move, cx, { card }) {
    discardFromHand(s, tacticInHand(s.hand, CARD) as CardId)
    cx.emit?.({ event: 'canceled', rule: 'TS-70', card: nameOf(card) })
  },
}

/** TS-D15 A Zombie Tactics card may be canceled, in either Action Phase. */
export const mayCancel: Ask<'may-cancel'> = {
  rule: 'TS-D15',
  ...survivorAnswers,
  question: ({ about }) =>
    say`The zombies play ${typeof about === 'string' ? cardRef(about) : 'a card'}. Cancel it with Lost Opportunity?`,
  moves: {
    pass: passing('may-cancel', 'TS-D15', 'Do not cancel it', (_s, _move, cx, { card, zombie, other, by, slot }) =>
      cx.next({ card, zombie, other, by, slot, step: 'card-works' }),
    ),
    cancel,
  },
  ...comesFirst('TS-D15', 'A card has just been played. First cancel it or pass.'),
  ...silencePasses,
}

export const worth = { [CARD]: 0.25 }
