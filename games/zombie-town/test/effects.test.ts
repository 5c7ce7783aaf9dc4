import { expect, it } from 'vitest'
import cards from '../src/data/cards.json' with { type: 'json' }
import { abilities, effects } from '../src/effects/index.ts'

const names = (list: readonly (string | undefined)[]) => [...new Set(list.filter(name => name !== undefined))].sort()

it('has an effect for each event card, and a card for each effect', () => {
  expect(Object.keys(effects).sort()).toEqual(names(cards.action.map(({ event }) => event)))
})

it('has an effect for each house card, and a card for each effect', () => {
  expect(Object.keys(abilities).sort()).toEqual(names(cards.houses.map(({ ability }) => ability)))
})
