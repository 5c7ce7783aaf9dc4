import type { Seat } from '@holdout/engine'
import { nameOf, type ZombieEffect } from '../data/load.ts'
import { removeSupply } from '../rules/decks.ts'
import { cardIn, SLOTS, type Slot, setSlot } from '../slots.ts'
import { isWeapon, mightHold, ROWS, rowAt, STREET, type State, ZOMBIE } from '../state.ts'
import type { ZombieRules } from './effect.ts'

/** Stumble: the weapon lands rows ahead with its values. Past row 10 it is out of the game (TS-R22). */
export const rules: ZombieRules<Extract<ZombieEffect, { do: 'fling' }>> = {
  reactsIn: 'may-stumble',
  take(s, { rows }, { slot }, cx) {
    const card = cardIn(s, slot)
    if (card === null) return
    setSlot(s, slot, null)
    const to = s.row + rows
    if (to > ROWS) removeSupply(s, card)
    else rowAt(s, to).faceUp.push(card)
    cx.emit?.({ event: 'flung', rule: 'TS-70', card: nameOf(card), row: Math.min(to, STREET) })
  },
}

/** TS-D12 After a move the Zombie player may play Stumble. */
export function asksMayStumble(s: State): readonly Seat[] {
  return weaponSlots(s).length > 0 && mightHold(s, ZOMBIE, 'stumble') ? [ZOMBIE] : []
}

/** The slots that Stumble can choose. */
export function weaponSlots(s: State): Slot[] {
  return SLOTS.filter(slot => {
    const card = cardIn(s, slot)
    return card !== null && isWeapon(card)
  })
}
