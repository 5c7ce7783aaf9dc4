import { type Ref, say } from '@holdout/engine'
import { expect, it } from 'vitest'
import { agree, capital, capitalized, listed, quantity } from './grammar.ts'
import { plain } from './plain.ts'

const CARD: Ref = { kind: 'card', id: 'c1', text: 'the Pistol' }

it.each([
  [quantity(1, 'card'), '1 card'],
  [quantity(0, 'card'), '0 cards'],
  [quantity(2, 'body'), '2 bodies'],
  [quantity(2, 'survivor key'), '2 survivor keys'],
  [quantity(3, 'box'), '3 boxes'],
  [quantity(2, 'die', 'dice'), '2 dice'],
  [agree(1, 'falls', 'fall'), 'falls'],
  [agree(2, 'falls', 'fall'), 'fall'],
  [capital('row 3'), 'Row 3'],
])('%s', (text, expected) => expect(text).toBe(expected))

it('lists one, two and three things, and keeps what they name', () => {
  expect(listed([])).toEqual([])
  expect(plain(listed(['A']))).toBe('A')
  expect(plain(listed(['A', CARD]))).toBe('A and the Pistol')
  expect(plain(listed(['A', say`the ${CARD}`, 'C'], 'or'))).toBe('A, the the Pistol or C')
  expect(listed(['A', CARD])).toContain(CARD)
})

it('starts a phrase with a capital, in text and in a name', () => {
  expect(plain(capitalized(say`${CARD} fires.`))).toBe('The Pistol fires.')
  expect(plain(capitalized(say`row ${3}`))).toBe('Row 3')
  expect(capitalized([])).toEqual([])
})
