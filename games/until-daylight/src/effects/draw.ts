import type { CardEffect, Named } from './effect.ts'
import { spend } from './spend.ts'

/** Hidden Stash. */
export const drawing: CardEffect<Named<'draw'>> = {
  use: {
    needs: [],
    /** DL-127 Hidden Stash is discarded first, then the cards are drawn. */
    does(s, who, card, { amount }, spent, cx) {
      spend(s, who, card, spent, cx)
      cx.next({ step: 'draw', who, left: amount })
    },
    worth: () => 2.2,
  },
  happens: (_s, who, { amount }, cx) => cx.next({ step: 'draw', who, left: amount }),
}
