import { type CardId, nameOf, supplyOf, type ZombieEffect } from '../data/load.ts'
import { takeBack } from '../rules/decks.ts'
import { cardIn, fullSlots, NO_SLOT, type Slot } from '../slots.ts'
import { isDamaged, type State } from '../state.ts'
import type { ZombieRules } from './effect.ts'

/** Damaged Weapon: stays on the weapon. */
export const rules: ZombieRules<ZombieEffect> = {
  ways: (s, card) => fullSlots(s).map(slot => ({ move: 'play', card, slot })),
  needs: [
    ['TS-154', (s, { slot }) => weaponIn(s, slot) !== null, 'There is no weapon in that slot to damage.'],
    ['TS-154', (s, { slot }) => !isDamaged(s, weaponIn(s, slot) as CardId), 'That weapon is already damaged.'],
  ],
  take(s, _effect, { card, slot }, cx) {
    const weapon = cardIn(s, slot) as CardId
    takeBack(s, card)
    s.damaged.push({ weapon, card })
    cx.emit?.({ event: 'weapon-damaged', rule: 'TS-70', card: nameOf(weapon) })
  },
}

/** A firearm or a melee weapon. */
function weaponIn(s: State, slot: Slot = NO_SLOT): CardId | null {
  const card = cardIn(s, slot)
  return card !== null && ['firearm', 'melee'].includes(supplyOf(card).class) ? card : null
}
