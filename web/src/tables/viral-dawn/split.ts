import type { Code, Suit } from '@holdout/viral-dawn/table'
import { faceOf, SUITS } from './faces.ts'

/** Miles to the Safe Zone. */
export const ROAD = 20

/** How a laid card counts: as the resource of its suit, or as miles. */
export type Role = { readonly as: 'resource' } | { readonly as: 'miles'; readonly miles: number }

/** The best way to count a layout. It is not fixed: the next card can change it. */
export interface Split {
  readonly roles: ReadonlyMap<Code, Role>
  /** Suits that still lack their resource. */
  readonly missing: readonly Suit[]
  readonly miles: number
  /** The least number of missing cards; null if every split has too many miles. */
  readonly short: number | null
}

interface Found {
  readonly resources: readonly (Code | null)[]
  readonly miles: number
  readonly rank: readonly number[]
}

const kept = new Map<string, Split>()

/**
 * The split that needs the fewest further cards; of equal ones, the one with the fewest missing resources, then with
 * the most miles. If all have too many miles, the one with the fewest. It tries all splits: a suit rarely has more than
 * 4 cards.
 */
export function splitOf(laid: readonly Code[], expertTens: boolean): Split {
  const name = `${expertTens}/${laid.join()}`
  const known = kept.get(name)
  if (known) return known
  if (kept.size > 500) kept.clear()
  const split = rolesOf(laid, bestOf(laid, expertTens), expertTens)
  kept.set(name, split)
  return split
}

function bestOf(laid: readonly Code[], expertTens: boolean): Found {
  const bySuit = SUITS.map(suit => [...oneOfEachValue(laid.filter(code => faceOf(code).suit === suit)), null])
  let best: Found | null = null
  for (const c of bySuit[0])
    for (const d of bySuit[1])
      for (const h of bySuit[2])
        for (const s of bySuit[3]) {
          const resources = [c, d, h, s]
          const road = laid.filter(code => !resources.includes(code))
          const miles = milesOf(road, expertTens)
          const rank = rankOf(miles, resources.filter(code => code === null).length)
          if (best === null || isBefore(rank, best.rank)) best = { resources, miles, rank }
        }
  return best as Found
}

/** Cards of one suit with the same miles are interchangeable. */
function oneOfEachValue(cards: readonly Code[]): Code[] {
  return cards.filter((code, i) => cards.findIndex(other => faceOf(other).miles === faceOf(code).miles) === i)
}

function rankOf(miles: number, missing: number): number[] {
  if (miles > ROAD) return [1, miles, missing]
  return [0, missing + Math.ceil((ROAD - miles) / 10), missing, -miles]
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i])
  return at >= 0 && a[at] < b[at]
}

/**
 * The miles of the cards together. Expert tens count 0, 1 or 10, whichever covers more of the road without passing it.
 */
function milesOf(cards: readonly Code[], expertTens: boolean): number {
  return countsOf(cards, expertTens).reduce((sum, count) => sum + count, 0)
}

function countsOf(cards: readonly Code[], expertTens: boolean): number[] {
  const printed = cards.map(code => faceOf(code).miles)
  if (!expertTens) return printed
  let gap = ROAD - printed.reduce((sum, miles) => sum + (miles === 10 ? 0 : miles), 0)
  return printed.map(miles => {
    if (miles !== 10) return miles
    const count = gap >= 10 ? 10 : gap >= 1 ? 1 : 0
    gap -= count
    return count
  })
}

function rolesOf(laid: readonly Code[], { resources, miles, rank }: Found, expertTens: boolean): Split {
  const road = laid.filter(code => !resources.includes(code))
  const counts = countsOf(road, expertTens)
  const roles = new Map<Code, Role>(road.map((code, i) => [code, { as: 'miles', miles: counts[i] }]))
  for (const code of resources) if (code !== null) roles.set(code, { as: 'resource' })
  return {
    roles,
    missing: SUITS.filter((_suit, i) => resources[i] === null),
    miles,
    short: rank[0] === 0 ? rank[1] : null,
  }
}

/** The split that won, as the game found it. */
export function wonSplit(resources: readonly Code[], miles: readonly Code[], counts: readonly number[]): Split {
  const roles = new Map<Code, Role>(miles.map((code, i) => [code, { as: 'miles', miles: counts[i] }]))
  for (const code of resources) roles.set(code, { as: 'resource' })
  return { roles, missing: [], miles: ROAD, short: 0 }
}
