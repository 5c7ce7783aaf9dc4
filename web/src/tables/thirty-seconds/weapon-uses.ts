import { textOfCard } from '@holdout/thirty-seconds/table'

/** One way to use a weapon, as its card says it. */
interface WeaponUse {
  readonly name: string
  /** In Energy. */
  readonly cost: number
  /** Rows away, from and to. */
  readonly near: number
  readonly far: number
  readonly damage: number
}

const USE = /([A-Z][a-z ]+): (\d)E, (?:own row|range (\d)-(\d)), (\d) damage/g

/** How a weapon can be used, read from its card: what is drawn beside it and over the rows. */
export function usesOf(card: string): WeaponUse[] {
  return [...textOfCard(card).text.matchAll(USE)].map(([, name, cost, near = '0', far = '0', damage]) => ({
    name,
    cost: Number(cost),
    near: Number(near),
    far: Number(far),
    damage: Number(damage),
  }))
}

/** Short enough for a card: `Shot 1E · range 0–3 · 2 damage`. */
export function sayUse({ name, cost, near, far, damage }: WeaponUse): string {
  return `${name} ${cost}E · ${far === 0 ? 'own row' : `range ${near}–${far}`} · ${damage} damage`
}

/** The rows that a weapon in hand reaches from a row; null if its card does not say. */
export function reachOf(card: string, row: number): { readonly from: number; readonly to: number } | null {
  const uses = usesOf(card)
  if (uses.length === 0) return null
  const far = Math.max(...uses.map(use => use.far))
  return { from: Math.max(1, row - far), to: Math.min(10, row + far) }
}
