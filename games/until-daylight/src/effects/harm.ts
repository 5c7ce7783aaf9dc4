import type { CardEffect, Named } from './effect.ts'

/** DL-136 Rusty Nail. */
export const damaging: CardEffect<Named<'damage'>> = {
  happens: (_s, who, { amount }, cx) => cx.next({ step: 'damage', who, points: amount, source: 'event' }),
}

/** DL-137 Torn Bag. */
export const discarding: CardEffect<Named<'discard'>> = {
  happens: (_s, who, { amount }, cx) => cx.next({ step: 'lose-card', who, left: amount, why: 'torn-bag' }),
}
