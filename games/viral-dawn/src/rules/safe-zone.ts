import { type Card, IS_TEN, MILES, SUIT } from '../data/load.ts'

/** VD-14 The miles a complete layout needs. */
export const ROAD = 20

/** Bit v is set if a card of v miles is laid: the possible values of the resource of one suit. */
const BIT: readonly number[] = MILES.map(miles => 1 << miles)

/**
 * VD-14 Whether a layout can be split into one resource card of each suit and exactly 20 miles, with no card left over.
 * The four resources together must be worth the total of miles minus 20. Each suit has a set of possible values, stored
 * as bits; the sums of two suits are bits again (VD-17: no card has a fixed role).
 */
export function isComplete(layout: readonly Card[], expertTens: boolean): boolean {
  const size = layout.length
  if (size < 6) return false // four resources, and 20 miles take at least two cards
  if (expertTens) return isCompleteWithExpertTens(layout)
  let total = 0
  let clubs = 0
  let diamonds = 0
  let hearts = 0
  let spades = 0
  for (let i = 0; i < size; i++) {
    const card = layout[i]
    total += MILES[card]
    switch (SUIT[card]) {
      case 0:
        clubs |= BIT[card]
        break
      case 1:
        diamonds |= BIT[card]
        break
      case 2:
        hearts |= BIT[card]
        break
      default:
        spades |= BIT[card]
    }
  }
  const need = total - ROAD
  if (need < 4 || need > 40) return false
  return haveSum(sumsOf(clubs, diamonds), sumsOf(hearts, spades), need)
}

/** All sums of one value from each of two sets. */
function sumsOf(a: number, b: number): number {
  let sums = 0
  for (let rest = a; rest !== 0; rest &= rest - 1) sums |= b * (rest & -rest)
  return sums
}

/** Whether one value from each set can add up to `sum`. */
function haveSum(a: number, b: number, sum: number): boolean {
  for (let rest = a; rest !== 0; rest &= rest - 1) {
    const other = sum - (31 - Math.clz32(rest & -rest))
    if (other >= 0 && other <= 20 && (b >>> other) & 1) return true
  }
  return false
}

const others = [0, 0, 0, 0]
const hasTen = [false, false, false, false]

/** VD-74, VD-75 A 10 laid as miles counts 0, 1 or 10, each separately; the check tries every value. */
function isCompleteWithExpertTens(layout: readonly Card[]): boolean {
  others.fill(0)
  hasTen.fill(false)
  let tens = 0
  let miles = 0
  for (const card of layout) {
    if (IS_TEN[card]) {
      hasTen[SUIT[card]] = true
      tens += 1
    } else {
      others[SUIT[card]] |= BIT[card]
      miles += MILES[card]
    }
  }
  for (let byTen = 0; byTen < 16; byTen++) if (splitsWith(byTen, tens, miles)) return true
  return false
}

/** `byTen`: the suits whose resource is a 10, one bit for each. */
function splitsWith(byTen: number, tens: number, miles: number): boolean {
  let used = 0
  for (let suit = 0; suit < 4; suit++) {
    if ((byTen >> suit) & 1) {
      if (!hasTen[suit]) return false
      used += 1
    } else if (others[suit] === 0) return false
  }
  const left = sumsOf(offer(byTen, 0), offer(byTen, 1))
  const right = sumsOf(offer(byTen, 2), offer(byTen, 3))
  for (let gap = 0; gap <= ROAD; gap++) {
    if (tensMake(gap, tens - used) && haveSum(left, right, miles - ROAD + gap)) return true
  }
  return false
}

/** The possible values of a suit's resource. A 10 used as a resource uses up no miles, so it counts 0 here. */
function offer(byTen: number, suit: number): number {
  return (byTen >> suit) & 1 ? 1 : others[suit]
}

/** Whether this many tens can make `gap` miles: as many as fit count 10, the others 1 or 0. */
function tensMake(gap: number, tens: number): boolean {
  return Math.floor(gap / 10) + (gap % 10) <= tens
}

/** The total of miles of a layout by printed value (VD-75: where a single number is needed, a 10 is 10). */
export function milesOf(layout: readonly Card[]): number {
  let total = 0
  for (const card of layout) total += MILES[card]
  return total
}
