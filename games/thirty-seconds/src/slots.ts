/** An equipment slot. Slots count from 1 in moves, events, views, texts and scenarios. */
export type Slot = number

/** TS-53 The three equipment slots. */
export const SLOTS: readonly Slot[] = [1, 2, 3]

/** In the choices of a card that names no slot. */
export const NO_SLOT = 0

interface Equipment<C> {
  readonly slots: readonly (C | null)[]
}

/** The card in a slot, in a state or a view; null if the slot is empty. */
export function cardIn<C>({ slots }: Equipment<C>, slot: Slot): C | null {
  return slots[slot - 1] ?? null
}

/** The slot of an equipped card; null if it is not equipped. */
export function slotOf<C>({ slots }: Equipment<C>, card: C): Slot | null {
  const at = slots.indexOf(card)
  return at < 0 ? null : at + 1
}

/** The slots that hold a card. */
export function fullSlots<C>(gear: Equipment<C>): Slot[] {
  return SLOTS.filter(slot => cardIn(gear, slot) !== null)
}

/** TS-53 The lowest free slot. */
export function freeSlot<C>({ slots }: Equipment<C>): Slot | null {
  const at = slots.indexOf(null)
  return at < 0 ? null : at + 1
}

/** Puts a card into a slot, or empties it. */
export function setSlot<C>({ slots }: { slots: (C | null)[] }, slot: Slot, card: C | null): void {
  slots[slot - 1] = card
}

/** Takes an equipped card out of its slot. */
export function unequip<C>({ slots }: { slots: (C | null)[] }, card: C): void {
  slots[slots.indexOf(card)] = null
}
