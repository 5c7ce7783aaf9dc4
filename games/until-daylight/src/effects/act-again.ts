import { seatOf } from '../codes.ts'
import type { CardEffect, Named } from './effect.ts'
import { spend } from './spend.ts'

/** Energy Shot. */
export const actingAgain: CardEffect<Named<'act-again'>> = {
  use: {
    /** DL-128 Only after an action of this turn. */
    fits: (_s, _who, _effect, spent) => spent,
    does(s, who, card, _effect, _spent, cx) {
      spend(s, who, card, false, cx)
      cx.emit?.({ event: 'extra-action', rule: 'DL-128', who: seatOf(who) })
    },
    whyNot: (_v, _effect, title) => ({ rule: 'DL-128', text: `${title} can be used only after an action.` }),
    worth: () => 1.3,
  },
}
