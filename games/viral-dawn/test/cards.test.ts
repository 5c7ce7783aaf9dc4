import { expect, it } from 'vitest'
import { FACES } from '../src/data/load.ts'
import text from '../src/data/text.en.json' with { type: 'json' }

it('every kind of card has a text, and every text is used by a card', () => {
  expect(Object.keys(text.kinds).sort()).toEqual([...new Set(FACES.map(({ kind }) => kind))].sort())
  expect(Object.keys(text.ranks).sort()).toEqual([...new Set(FACES.map(({ rank }) => rank))].sort())
})
