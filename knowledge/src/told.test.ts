import { expect, it } from 'vitest'
import { type ToldFact, toldBetter, toldInstead } from './told.ts'

const walls: ToldFact = { better: 1, one: 'barricade', many: 'barricades' }
const zombies: ToldFact = { better: -1, one: 'zombie ahead', many: 'zombies ahead' }
const cards: ToldFact = { better: 1, said: 'better cards in hand' }

it('says how a position is better, in numbers that agree', () => {
  expect(toldBetter(walls, 1)).toBe('1 more barricade')
  expect(toldBetter(walls, 1.26)).toBe('1.3 more barricades on average')
  expect(toldBetter(zombies, -12.4)).toBe('12 fewer zombies ahead')
  expect(toldBetter(cards, 0.9)).toBe('Better cards in hand')
})

it('says nothing that speaks against it, or that rounds to nothing', () => {
  expect(toldBetter(walls, -1)).toBeNull()
  expect(toldBetter(zombies, 2)).toBeNull()
  expect(toldBetter(walls, 0.04)).toBeNull()
})

it('says what would have been different, in sentences', () => {
  expect(toldInstead(zombies, 6, 9)).toBe('6 zombies ahead instead of 9.')
  expect(toldInstead(zombies, 1, 1.52)).toBe('1 zombie ahead instead of 1.5.')
  expect(toldInstead(cards, 4.2, 3.3)).toBe('Better cards in hand.')
})
