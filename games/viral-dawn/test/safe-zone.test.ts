import { SeededChance } from '@holdout/engine'
import { expect, it } from 'vitest'
import { type Card, CODES, cardOf, IS_TEN, MILES, SUIT } from '../src/data/load.ts'
import { cardsShort } from '../src/rules/distance.ts'
import { isComplete, milesOf } from '../src/rules/safe-zone.ts'
import { winningSplit } from '../src/rules/split.ts'

const codes = (text: string): Card[] => text.split(' ').map(cardOf)
const LAID = CODES.map((_, card) => card).filter(card => !CODES[card].startsWith('X'))

/** Reference check: tries every choice of resources and every value of each 10. */
function bruteForce(layout: readonly Card[], expert: boolean): boolean {
  for (let set = 0; set < 1 << layout.length; set++) {
    const resources = layout.filter((_, i) => (set >> i) & 1)
    if (resources.length !== 4 || new Set(resources.map(card => SUIT[card])).size !== 4) continue
    const miles = layout.filter((_, i) => !((set >> i) & 1))
    const sums = miles.reduce<number[]>(
      (found, card) => {
        const values = expert && IS_TEN[card] ? [0, 1, 10] : [MILES[card]]
        return [...new Set(found.flatMap(sum => values.map(value => sum + value)))]
      },
      [0],
    )
    if (sums.includes(20)) return true
  }
  return false
}

/** A random layout, mostly close to winning in size and miles. */
function randomLayout(chance: SeededChance): Card[] {
  const cards = [...LAID]
  chance.shuffle('cards', cards)
  return cards.slice(0, 4 + chance.int('size', 9))
}

it.each([false, true])(
  'VD-14, VD-16, VD-17, VD-75 the win check agrees with trying every subset (expert tens: %s)',
  expert => {
    const chance = SeededChance.of(`subsets ${expert}`)
    let complete = 0
    for (let i = 0; i < 2000; i++) {
      const layout = randomLayout(chance)
      const expected = bruteForce(layout, expert)
      expect(isComplete(layout, expert), layout.map(card => CODES[card]).join(' ')).toBe(expected)
      if (expected) complete += 1
    }
    expect(complete).toBeGreaterThan(100) // both results must be frequent
  },
)

it.each([false, true])('VD-15 the split that is shown is a true one (expert tens: %s)', expert => {
  const chance = SeededChance.of(`splits ${expert}`)
  for (let i = 0; i < 2000; i++) {
    const layout = randomLayout(chance)
    const split = winningSplit(layout, expert)
    expect(split !== null).toBe(isComplete(layout, expert))
    if (!split) continue
    expect(split.resources.map(card => SUIT[card])).toEqual([0, 1, 2, 3])
    expect([...split.resources, ...split.miles].sort()).toEqual([...layout].sort())
    expect(split.counts.reduce((sum, count) => sum + count, 0)).toBe(20)
    split.miles.forEach((card, n) => {
      expect(expert && IS_TEN[card] ? [0, 1, 10] : [MILES[card]]).toContain(split.counts[n])
    })
  }
})

it('a distance of 0 means complete, and one card lowers the distance by at most 1', () => {
  const chance = SeededChance.of('short')
  for (let i = 0; i < 1000; i++) {
    const layout = randomLayout(chance)
    const short = cardsShort(layout)
    expect(short === 0).toBe(isComplete(layout, false))
    expect(cardsShort(layout, true) === 0).toBe(isComplete(layout, true))
    if (short !== 1) continue
    const completing = LAID.filter(card => MILES[card] <= 10 && !layout.includes(card))
    const ideal = [...Array(4).keys()].flatMap(suit =>
      Array.from({ length: 10 }, (_, n) => completes(layout, suit, n + 1)),
    )
    expect(ideal.includes(true)).toBe(true)
    expect(completing.length).toBeGreaterThan(0)
  }
})

/** Whether a card of this suit and value would complete the layout. */
function completes(layout: readonly Card[], suit: number, miles: number): boolean {
  const likeIt = LAID.find(card => SUIT[card] === suit && MILES[card] === miles) as Card
  if (!layout.includes(likeIt)) return isComplete([...layout, likeIt], false)
  // If that card is already laid, a second equal one is used, as if from another deck.
  const values = [0, 1, 2, 3].map(s => layout.filter(card => SUIT[card] === s).map(card => MILES[card]))
  values[suit] = [...values[suit], miles]
  const total = values.flat().reduce((sum, value) => sum + value, 0)
  const sums = values.reduce<number[]>((found, suitValues) => found.flatMap(sum => suitValues.map(v => sum + v)), [0])
  return sums.includes(total - 20)
}

it('VD-12 the miles of a layout are the sum of its cards', () => {
  expect(milesOf(codes('10S KC QH JD 7D'))).toBe(20)
  expect(milesOf([])).toBe(0)
})

it('the distance is null if there are too many miles for every split', () => {
  expect(cardsShort(codes('10S 10H 10D 9C 9S 8H 8D'))).toBe(null)
  expect(cardsShort([])).toBe(6)
})
