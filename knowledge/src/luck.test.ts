import { expect, it } from 'vitest'
import { drawTries } from './luck.ts'

/** Every order of the cards. */
function orders(cards: readonly number[]): number[][] {
  if (cards.length === 0) return [[]]
  return cards.flatMap((card, i) => orders(cards.toSpliced(i, 1)).map(rest => [card, ...rest]))
}

const value = (card: number): number => card
const total = (tries: ReturnType<typeof drawTries>, of: 'got' | 'expected' | 'variance'): number =>
  tries.reduce((sum, one) => sum + (one?.[of] ?? 0), 0)

it('expects on average what the draws give, with the spread that they have', () => {
  const all = orders([0, 1, 1, 5])
  const sums = all.map(order => {
    const tries = drawTries(order, [{ card: order[0], value }, { card: order[1] }, { card: order[2], value }], [])
    return { off: total(tries, 'got') - total(tries, 'expected'), variance: total(tries, 'variance') }
  })
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  expect(mean(sums.map(({ off }) => off))).toBeCloseTo(0)
  expect(mean(sums.map(({ off }) => off ** 2))).toBeCloseTo(mean(sums.map(({ variance }) => variance)))
})

it('knows the pile after a reshuffle from what is left of it', () => {
  const tries = drawTries([2], [{ card: 2, value }, null, { card: 4, value }], [8])
  expect(tries.map(one => one?.expected)).toEqual([2, 6])
  const twice = drawTries([2], [null, { card: 3, value }, null, { card: 4, value }], [8])
  expect(twice.map(one => one?.expected ?? null)).toEqual([null, 6])
})
