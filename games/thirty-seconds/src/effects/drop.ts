import type { ZombieEffect } from '../data/load.ts'
import { dropSlot } from '../rules/supplies.ts'
import { cardIn, fullSlots, NO_SLOT } from '../slots.ts'
import type { ZombieRules } from './effect.ts'

/** Butterfingers. */
export const rules: ZombieRules<ZombieEffect> = {
  ways: (s, card) => fullSlots(s).map(slot => ({ move: 'play', card, slot })),
  needs: [['TS-154', (s, { slot = NO_SLOT }) => cardIn(s, slot) !== null, 'That slot is empty.']],
  take: (s, _effect, { slot }, cx) => dropSlot(s, slot, 'TS-54', cx),
}
