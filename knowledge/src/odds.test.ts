import { expect, it } from 'vitest'
import { chanceText, oddsText } from './odds.ts'

it.each([
  [0, 'never'],
  [1, 'always'],
  [15 / 20, '3 in 4'],
  [5 / 8, '5 in 8'],
  [61 / 420, '1 in 7'],
  [0.5, '1 in 2'],
  [0.51, '1 in 2'],
  [1 / 3, '1 in 3'],
  [0.9, '9 in 10'],
  [0.001, '1 in 99'],
  [1 / 30, '1 in 30'],
  [29 / 30, '29 in 30'],
])('a chance of %d reads %s', (chance, text) => expect(chanceText(chance)).toBe(text))

it.each([
  [0.75, '3 in 4 hit'],
  [0, 'hit: never'],
  [1, 'hit: always'],
])('odds of %d read %s', (chance, text) => expect(oddsText({ chance, of: 'hit' })).toBe(text))

it('says a chance within 4 points, and never calls an uncertain thing certain', () => {
  for (let chance = 0.02; chance < 0.99; chance += 0.003) {
    const [good, of] = chanceText(chance).split(' in ').map(Number)
    expect(Math.abs(good / of - chance), `${chance}`).toBeLessThan(0.04)
  }
})
