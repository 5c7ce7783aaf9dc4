import { idOf, isDamagedLabel, type Label, leftOn } from '../data/labels.ts'
import { type Mode, supplyNamed } from '../data/load.ts'
import { ROWS } from '../state.ts'
import { textOfCard } from './cards.ts'

/** One way to attack with a weapon. */
export interface WeaponUse {
  readonly mode: string
  readonly name: string
  /** In Energy. */
  readonly cost: number
  /** Rows away, from and to. */
  readonly near: number
  readonly far: number
  readonly damage: number
}

/** The names of a card's attacks in the order of its modes, as the card prints them: `Club: 1E`. */
const NAMES = /([A-Z][a-z ]+): \dE/g

/** The names of attacks that a card does not name. */
const KINDS: Readonly<Record<Mode['kind'], string>> = { thrown: 'Throw', ranged: 'Shot', melee: 'Blow' }

/** The ways to attack with a weapon, as its card prints them; a damaged weapon does 1 damage less. */
export function usesOf(weapon: Label): WeaponUse[] {
  const names = [...textOfCard(weapon).text.matchAll(NAMES)].map(([, name]) => name)
  const worse = isDamagedLabel(weapon) ? 1 : 0
  return (supplyNamed(weapon)?.modes ?? []).map(({ id, kind, cost, min, max, damage }, i) => ({
    mode: id,
    name: names[i] ?? KINDS[kind],
    cost,
    near: min,
    far: max,
    damage: Math.max(0, damage - worse),
  }))
}

/** The numbers of a use, without its name and cost: `range 0–3 · 2 damage`. */
export function sayEffect({ near, far, damage }: WeaponUse): string {
  return `${far === 0 ? 'own row' : `range ${near}–${far}`} · ${damage} damage`
}

/** Short enough for a card: `Shot 1E · range 0–3 · 2 damage`. */
export function sayUse(use: WeaponUse): string {
  return `${use.name} ${use.cost}E · ${sayEffect(use)}`
}

/** The ammo, durability or armor that is left on a card and its start value; null if it has none. */
export function countOf(card: Label): { readonly left: number; readonly of: number; readonly what: string } | null {
  const supply = supplyNamed(idOf(card))
  if (!supply || supply.value === null) return null
  const what = supply.class === 'firearm' ? 'ammo' : supply.class === 'armor' ? 'armor' : 'wear'
  return { left: leftOn(card) ?? supply.value, of: supply.value, what }
}

/** TS-57 The rows that a weapon, or one mode of it, reaches from a row; null if it does not attack. */
export function reachOf(weapon: Label, row: number, mode: string | null = null): { from: number; to: number } | null {
  const uses = usesOf(weapon).filter(use => mode === null || use.mode === mode)
  if (uses.length === 0) return null
  const far = Math.max(...uses.map(use => use.far))
  return { from: Math.max(1, row - far), to: Math.min(ROWS, row + far) }
}
