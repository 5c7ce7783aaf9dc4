import { expect, test } from 'vitest'
import { wilson } from './wilson.ts'

// From Newcombe 1998 ("Two-sided confidence intervals for the single proportion"), table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i lies between %f and %f', (wins, games, low, high) => {
  const found = wilson(wins, games)
  expect(found.low).toBeCloseTo(low, 4)
  expect(found.high).toBeCloseTo(high, 4)
})

test('the interval reaches exactly 0 or 1 when no game or every game is won', () => {
  expect(wilson(0, 7).low).toBe(0)
  expect(wilson(7, 7).high).toBe(1)
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
})
