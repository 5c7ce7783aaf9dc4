import { type Card, IS_TEN, MILES, SUIT } from './data/load.ts'
import { ROAD } from './safe-zone.ts'

/** Values of one suit as bits 1 to 10; bit 0 is a ten that, as a resource, takes no miles away. */
const values = [0, 0, 0, 0]
/** Sums of two suits, by how many of their resources are still to come. */
const left = [0, 0, 0]
const right = [0, 0, 0]

/**
 * How many well-chosen cards are missing to a complete layout (VD-14); null if there are too many miles for any split, so
 * that something must go first.
 */
export function cardsShort(layout: readonly Card[], expertTens = false): number | null {
  let total = 0
  let tens = 0
  values.fill(0)
  for (let i = 0; i < layout.length; i++) {
    const card = layout[i]
    if (expertTens && IS_TEN[card]) tens |= 1 << SUIT[card]
    else {
      total += MILES[card]
      values[SUIT[card]] |= 1 << MILES[card]
    }
  }
  return tens === 0 ? shortOf(total) : shortWithTens(total, tens)
}

/** VD-74 Each ten is the resource of its suit, or counts 0, 1 or 10; the best of all ways. */
function shortWithTens(total: number, tens: number): number | null {
  const plain = values.slice()
  let best: number | null = null
  for (let resources = tens; ; resources = (resources - 1) & tens) {
    for (let suit = 0; suit < 4; suit++) values[suit] = (resources >> suit) & 1 ? 1 : plain[suit]
    const left = bitsIn(tens) - bitsIn(resources)
    for (let full = 0; full <= left; full++) {
      for (let single = 0; full + single <= left; single++) {
        const short = shortOf(total + 10 * full + single)
        if (short !== null && (best === null || short < best)) best = short
      }
    }
    if (resources === 0) return best
  }
}

function bitsIn(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** What is short with these values in the suits and so many miles laid in all. */
function shortOf(total: number): number | null {
  pairSums(values[0], values[1], left)
  pairSums(values[2], values[3], right)
  let best: number | null = null
  for (let i = 0; i <= 2; i++) {
    for (let j = 0; j <= 2; j++) {
      if (left[i] === 0 || right[j] === 0 || (best !== null && i + j >= best)) continue
      const gap = smallestGap(left[i], right[j], total)
      if (gap === null) continue
      const short = i + j + Math.ceil(gap / 10)
      if (best === null || short < best) best = short
    }
  }
  return best
}

/** Every suit gives one of its cards as the resource, or waits for a new one. */
function pairSums(a: number, b: number, sums: number[]): void {
  let both = 0
  for (let rest = a; rest !== 0; rest &= rest - 1) both |= b * (rest & -rest)
  sums[0] = both
  sums[1] = a | b
  sums[2] = 1
}

/** The fewest miles that are missing for some choice of resources; null if every choice leaves too many. */
function smallestGap(a: number, b: number, total: number): number | null {
  let smallest: number | null = null
  for (let rest = a; rest !== 0; rest &= rest - 1) {
    const sum = 31 - Math.clz32(rest & -rest)
    const least = Math.max(0, total - ROAD - sum)
    if (least > 20) continue
    const fitting = b >>> least
    if (fitting === 0) continue
    const other = least + 31 - Math.clz32(fitting & -fitting)
    const gap = ROAD - total + sum + other
    if (smallest === null || gap < smallest) smallest = gap
  }
  return smallest
}
