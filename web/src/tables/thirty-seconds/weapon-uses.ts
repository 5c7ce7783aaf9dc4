import { type Mode, supplyNamed, textOfCard } from '@holdout/thirty-seconds/table'
import { text } from './text.ts'

/** One way to attack with a weapon. */
interface WeaponUse {
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

/** The ways to attack with a weapon, as its card prints them; a damaged weapon does 1 damage less. */
export function usesOf(card: string): WeaponUse[] {
  const names = [...textOfCard(card).text.matchAll(NAMES)].map(([, name]) => name)
  const worse = card.endsWith('!') ? 1 : 0
  return (supplyNamed(card)?.modes ?? []).map(({ id, kind, cost, min, max, damage }, i) => ({
    mode: id,
    name: names[i] ?? nameOf(kind),
    cost,
    near: min,
    far: max,
    damage: Math.max(0, damage - worse),
  }))
}

function nameOf(kind: Mode['kind']): string {
  return kind === 'thrown' ? text.gear.throw : kind === 'ranged' ? text.gear.shot : text.gear.blow
}

/** The numbers of a use, without its name and cost: `range 0–3 · 2 damage`. */
export function sayEffect({ near, far, damage }: WeaponUse): string {
  return text.gear.effect(far === 0 ? text.gear.ownRow : text.gear.range(near, far), damage)
}

/** Short enough for a card: `Shot 1E · range 0–3 · 2 damage`. */
export function sayUse(use: WeaponUse): string {
  return text.gear.use(use.name, use.cost, sayEffect(use))
}

/** What is left of a card's ammo, durability or armor, and its start value; null if it has none. */
export function countOf(card: string): { readonly left: number; readonly of: number; readonly what: string } | null {
  const supply = supplyNamed(card)
  if (!supply || supply.value === null) return null
  const left = /\/(\d)/.exec(card)?.[1]
  const what =
    supply.class === 'firearm' ? text.gear.ammo : supply.class === 'armour' ? text.gear.armor : text.gear.wear
  return { left: left === undefined ? supply.value : Number(left), of: supply.value, what }
}

/** The rows that a weapon, or one mode of it, reaches from a row; null if it does not attack. */
export function reachOf(card: string, row: number, mode: string | null = null): { from: number; to: number } | null {
  const uses = usesOf(card).filter(use => mode === null || use.mode === mode)
  if (uses.length === 0) return null
  const far = Math.max(...uses.map(use => use.far))
  return { from: Math.max(1, row - far), to: Math.min(10, row + far) }
}
