/**
 * The name of a card with its state, as views, moves and scenarios write it: `pistol` as printed, `pistol/3` with 3
 * ammo left, `machete/2!` damaged, `shuffler+` with the Supply icon, `brute/2` hurt behind the door.
 */
export type Label = string

export function writeLabel(id: string, left: number | null, damaged: boolean): Label {
  return `${id}${left === null ? '' : `/${left}`}${damaged ? '!' : ''}`
}

/** The id of the card in the data: its kind, without the state. */
export function idOf(label: Label): string {
  return label.replace(/[+!]|\/\d/g, '')
}

/** The ammo, durability, armor or health that is left; null if it is the printed value. */
export function leftOn(label: Label): number | null {
  const found = /\/(\d)/.exec(label)
  return found && Number(found[1])
}

/** Whether a weapon has a Damaged Weapon card. */
export function isDamagedLabel(label: Label): boolean {
  return label.endsWith('!')
}

/** Whether a zombie card has the Supply icon that other cards of its kind lack. */
export function hasSupplyIcon(label: Label): boolean {
  return label.includes('+')
}

/** A face-down card in moves: its name is hidden. */
export const FACE_DOWN: Label = 'face-down'
