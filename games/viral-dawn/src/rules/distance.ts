import { type Card, IS_TEN, MILES, SUIT } from '../data/load.ts'
import { ROAD } from './safe-zone.ts'

/** The values of one suit as bits 1 to 10. Bit 0 is a 10 used as a resource, which uses up no miles. */
const values = [0, 0, 0, 0]
/** Sums of two suits, indexed by how many of their resources are still missing. */
const left = [0, 0, 0]
const right = [0, 0, 0]

/** Card → its bit among the values of its suit: 10 bits for each of three suits, and those of the fourth. */
const THREE_SUITS = Int32Array.from(MILES, (miles, card) => (SUIT[card] < 3 ? 1 << (miles - 1 + 10 * SUIT[card]) : 0))
const FOURTH_SUIT = Int32Array.from(MILES, (miles, card) => (SUIT[card] === 3 ? 1 << (miles - 1) : 0))
const MILES_OF = Int32Array.from(MILES)

/**
 * The smallest number of cards that could complete a layout (VD-14); null if it has too many miles for any split, so
 * that a card has to leave it first.
 */
export function cardsShort(layout: readonly Card[], expertTens = false): number | null {
  let total = 0
  let three = 0
  let fourth = 0
  let tens = 0
  for (let i = 0; i < layout.length; i++) {
    const card = layout[i]
    if (expertTens && IS_TEN[card]) tens |= 1 << SUIT[card]
    else {
      total += MILES_OF[card]
      three |= THREE_SUITS[card]
      fourth |= FOURTH_SUIT[card]
    }
  }
  if (tens === 0) return remembered(total, three, fourth)
  takeApart(three, fourth)
  return shortWithTens(total, tens)
}

function takeApart(three: number, fourth: number): void {
  values[0] = (three & 1023) << 1
  values[1] = ((three >> 10) & 1023) << 1
  values[2] = ((three >> 20) & 1023) << 1
  values[3] = fourth << 1
}

/** The answers for recent layouts: a search asks for the same ones again and again. */
const SLOT_BITS = 13
const askedThree = new Int32Array(1 << SLOT_BITS).fill(-1)
const askedRest = new Int32Array(1 << SLOT_BITS)
const answers = new Int8Array(1 << SLOT_BITS)
const NONE = -1

function remembered(total: number, three: number, fourth: number): number | null {
  const rest = (total << 10) | fourth
  const slot = (Math.imul(three, 0x9e3779b1) ^ Math.imul(rest, 0x85ebca6b)) >>> (32 - SLOT_BITS)
  if (askedThree[slot] !== three || askedRest[slot] !== rest) {
    askedThree[slot] = three
    askedRest[slot] = rest
    takeApart(three, fourth)
    answers[slot] = shortOf(total) ?? NONE
  }
  const answer = answers[slot]
  return answer === NONE ? null : answer
}

/** VD-74 Each 10 is the resource of its suit or counts 0, 1 or 10; returns the best case. */
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

/** The missing cards for these values of the suits and this total of miles. */
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

/** Combines two suits: each uses one of its cards as the resource, or still needs one. */
function pairSums(a: number, b: number, sums: number[]): void {
  let both = 0
  for (let rest = a; rest !== 0; rest &= rest - 1) both |= b * (rest & -rest)
  sums[0] = both
  sums[1] = a | b
  sums[2] = 1
}

/** The fewest missing miles over all choices of resources; null if every choice leaves too many miles. */
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
