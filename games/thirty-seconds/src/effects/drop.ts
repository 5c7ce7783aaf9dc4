import type { Reason } from '@holdout/engine'
import type { ZombieEffect } from '../data/load.ts'
import type { Choices } from '../moves.ts'
import { dropSlot } from '../rules/supplies.ts'
import { no } from '../say/reasons/parts.ts'
import { cardIn, NO_SLOT, SLOTS } from '../slots.ts'
import type { View } from '../view/types.ts'
import type { ZombieRules } from './effect.ts'

/** Butterfingers. */
export const rules: ZombieRules<ZombieEffect> = {
  offer(s, card, _effect, list) {
    for (const slot of SLOTS) if (cardIn(s, slot) !== null) list.push({ move: 'play', card, slot })
  },
  take: (s, _effect, { slot }, cx) => dropSlot(s, slot, 'TS-54', cx),
}

export function refuse(v: View, _effect: ZombieEffect, { slot = NO_SLOT }: Choices): Reason | null {
  return cardIn(v, slot) === null ? no('TS-154', 'That slot is empty.') : null
}
