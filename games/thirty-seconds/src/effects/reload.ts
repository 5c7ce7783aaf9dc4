import type { Reason } from '@holdout/engine'
import { leftOn } from '../data/labels.ts'
import { type CardId, nameOf, type SurvivorEffect, supplyNamed, supplyOf } from '../data/load.ts'
import type { Choices } from '../moves.ts'
import { no } from '../say/reasons/parts.ts'
import { cardIn, NO_SLOT, SLOTS, type Slot } from '../slots.ts'
import type { State } from '../state.ts'
import type { View } from '../view/types.ts'
import type { SurvivorRules } from './effect.ts'

/** Reload: an equipped firearm that has fired. */
export const rules: SurvivorRules<Extract<SurvivorEffect, { do: 'reload' }>> = {
  offer(s, card, _effect, list) {
    for (const slot of SLOTS) if (mayReload(s, cardIn(s, slot))) list.push({ move: 'play', card, slot })
  },
  take(s, { ammo }, { slot }, cx) {
    const weapon = cardIn(s, slot as Slot) as CardId
    s.left[weapon] = Math.min(supplyOf(weapon).value as number, s.left[weapon] + ammo)
    cx.emit?.({ event: 'reloaded', rule: 'TS-70', card: nameOf(weapon), left: s.left[weapon] })
  },
}

function mayReload(s: State, weapon: CardId | null): boolean {
  return weapon !== null && supplyOf(weapon).class === 'firearm' && s.left[weapon] < (supplyOf(weapon).value as number)
}

export function refuse(v: View, _effect: SurvivorEffect, { slot = NO_SLOT }: Choices): Reason | null {
  const label = cardIn(v, slot)
  if (supplyNamed(label)?.class !== 'firearm') return no('TS-70', 'There is no firearm in that slot to reload.')
  return label !== null && leftOn(label) !== null ? null : no('TS-154', 'It is fully loaded.')
}

export const worth = { reload: 0.2 }
