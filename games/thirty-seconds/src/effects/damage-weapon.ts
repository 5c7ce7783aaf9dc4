import type { Reason } from '@holdout/engine'
import { isDamagedLabel } from '../data/labels.ts'
import { type CardId, nameOf, supplyNamed, supplyOf, type ZombieEffect } from '../data/load.ts'
import type { Choices } from '../moves.ts'
import { takeBack } from '../rules/decks.ts'
import { no } from '../say/reasons/parts.ts'
import { cardIn, NO_SLOT, SLOTS } from '../slots.ts'
import { isDamaged, isWeapon, type State } from '../state.ts'
import type { View } from '../view/types.ts'
import type { ZombieRules } from './effect.ts'

/** Damaged Weapon: stays on the weapon. */
export const rules: ZombieRules<ZombieEffect> = {
  offer(s, card, _effect, list) {
    for (const slot of SLOTS) if (mayBeDamaged(s, cardIn(s, slot))) list.push({ move: 'play', card, slot })
  },
  take(s, _effect, { card, slot }, cx) {
    const weapon = cardIn(s, slot) as CardId
    takeBack(s, card)
    s.damaged.push({ weapon, card })
    cx.emit?.({ event: 'weapon-damaged', rule: 'TS-70', card: nameOf(weapon) })
  },
}

function mayBeDamaged(s: State, card: CardId | null): boolean {
  return card !== null && isWeapon(card) && supplyOf(card).class !== 'grenade' && !isDamaged(s, card)
}

export function refuse(v: View, _effect: ZombieEffect, { slot = NO_SLOT }: Choices): Reason | null {
  const label = cardIn(v, slot)
  const kind = supplyNamed(label)?.class
  if (kind !== 'firearm' && kind !== 'melee') return no('TS-154', 'There is no weapon in that slot to damage.')
  return label !== null && isDamagedLabel(label) ? no('TS-154', 'That weapon is already damaged.') : null
}
