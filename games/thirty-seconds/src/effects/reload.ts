import { type CardId, nameOf, type SurvivorEffect, supplyOf } from '../data/load.ts'
import { cardIn, fullSlots, NO_SLOT, type Slot } from '../slots.ts'
import type { State } from '../state.ts'
import type { SurvivorRules } from './effect.ts'

/** Reload: an equipped firearm that has fired. */
export const rules: SurvivorRules<Extract<SurvivorEffect, { do: 'reload' }>> = {
  ways: (s, card) => fullSlots(s).map(slot => ({ move: 'play', card, slot })),
  needs: [
    ['TS-70', (s, { slot }) => firearmIn(s, slot) !== null, 'There is no firearm in that slot to reload.'],
    ['TS-154', (s, { slot }) => isFired(s, firearmIn(s, slot) as CardId), 'It is fully loaded.'],
  ],
  take(s, { ammo }, { slot }, cx) {
    const weapon = cardIn(s, slot as Slot) as CardId
    s.left[weapon] = Math.min(supplyOf(weapon).value as number, s.left[weapon] + ammo)
    cx.emit?.({ event: 'reloaded', rule: 'TS-70', card: nameOf(weapon), left: s.left[weapon] })
  },
}

function firearmIn(s: State, slot: Slot = NO_SLOT): CardId | null {
  const weapon = cardIn(s, slot)
  return weapon !== null && supplyOf(weapon).class === 'firearm' ? weapon : null
}

function isFired(s: State, weapon: CardId): boolean {
  return s.left[weapon] < (supplyOf(weapon).value as number)
}

export const worth = { reload: 0.2 }
