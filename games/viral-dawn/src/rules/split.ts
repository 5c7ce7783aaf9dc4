import { type Card, IS_TEN, MILES, SUIT, SUITS } from '../data/load.ts'
import { ROAD } from './safe-zone.ts'

/** A way to count a layout: one resource card for each suit, the other cards as miles. */
export interface Split {
  /** In the order of the suits: food, money, health, weapons. */
  readonly resources: readonly Card[]
  readonly miles: readonly Card[]
  /** The value of each card in `miles`; only expert tens can differ from the printed value. */
  readonly counts: readonly number[]
}

/** The best split of a layout that need not be complete. */
export interface BestSplit {
  /** In the order of the suits; null for a suit without a resource. */
  readonly resources: readonly (Card | null)[]
  readonly miles: readonly Card[]
  readonly counts: readonly number[]
  /** The sum of `counts`. */
  readonly total: number
  /** The least number of missing cards; null if every split has too many miles. */
  readonly short: number | null
}

/**
 * The split that needs the fewest further cards; of equal ones, the one with the fewest missing resources, then with
 * the most miles, then the first. If all have too many miles, the one with the fewest. It tries all splits, so it is
 * slow; `isComplete` and `cardsShort` are the fast checks.
 */
export function bestSplit(layout: readonly Card[], expertTens: boolean): BestSplit {
  const [clubs, diamonds, hearts, spades] = SUITS.map((_, suit) => [
    ...oneOfEachValue(layout.filter(card => SUIT[card] === suit)),
    null,
  ])
  let best: BestSplit | null = null
  let first: readonly number[] = []
  for (const c of clubs)
    for (const d of diamonds)
      for (const h of hearts)
        for (const s of spades) {
          const resources = [c, d, h, s]
          const miles = layout.filter(card => !resources.includes(card))
          const counts = countMiles(miles, expertTens)
          const total = counts.reduce((sum, count) => sum + count, 0)
          const rank = rankOf(total, resources.filter(card => card === null).length)
          if (best !== null && !isBefore(rank, first)) continue
          first = rank
          best = { resources, miles, counts, total, short: total > ROAD ? null : rank[1] }
        }
  return best as BestSplit
}

/** A winning split, for display; null if there is none. */
export function winningSplit(layout: readonly Card[], expertTens: boolean): Split | null {
  const { resources, miles, counts, short } = bestSplit(layout, expertTens)
  return short === 0 ? { resources: resources as readonly Card[], miles, counts } : null
}

/** Cards of one suit with the same miles are interchangeable. */
function oneOfEachValue(cards: readonly Card[]): Card[] {
  return cards.filter((card, i) => cards.findIndex(other => MILES[other] === MILES[card]) === i)
}

/** Splits are compared by the first number that differs. */
function rankOf(total: number, missing: number): number[] {
  if (total > ROAD) return [1, total, missing]
  return [0, missing + Math.ceil((ROAD - total) / 10), missing, -total]
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i])
  return at >= 0 && a[at] < b[at]
}

/** VD-74 Expert tens count 0, 1 or 10, whichever covers more of the road without passing it. */
function countMiles(cards: readonly Card[], expertTens: boolean): number[] {
  let gap = ROAD
  if (expertTens) for (const card of cards) if (!IS_TEN[card]) gap -= MILES[card]
  return cards.map(card => {
    if (!expertTens || !IS_TEN[card]) return MILES[card]
    const count = gap >= 10 ? 10 : gap >= 1 ? 1 : 0
    gap -= count
    return count
  })
}
