import { expect, it } from 'vitest'
import { effects } from '../src/effects/index.ts'
import { ownCards } from '../src/table.ts'

const cards = ownCards().rubbleKinds.flatMap(({ id, type, effect }) => (effect === null ? [] : [{ id, type, effect }]))

it('every effect of a card has an entry, and every entry is used by a card', () => {
  expect([...new Set(cards.map(({ effect }) => effect.do))].sort()).toEqual(Object.keys(effects).sort())
})

it.each(cards)('the effect of $id fits the type of the card', ({ type, effect }) => {
  const { use, happens } = effects[effect.do]
  expect(type === 'event' ? happens : use).toBeDefined()
})
