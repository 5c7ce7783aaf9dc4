import { seatOf } from '../codes.ts'
import type { CardEffect, Named } from './effect.ts'
import { spend } from './spend.ts'

/** Energy Shot. */
export const actingAgain: CardEffect<Named<'act-again'>> = {
  use: {
    needs: [['DL-128', (_s, _who, _effect, spent) => spent, title => `${title} can be used only after an action.`]],
    does(s, who, card, _effect, _spent, cx) {
      spend(s, who, card, false, cx)
      cx.emit?.({ event: 'extra-action', rule: 'DL-128', who: seatOf(who) })
    },
    worth: () => 1.3,
  },
}
