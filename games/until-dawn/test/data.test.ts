import { expect, it } from 'vitest'
import cards from '../src/data/cards.json' with { type: 'json' }
import { loadCards } from '../src/data/load.ts'
import text from '../src/data/text.en.json' with { type: 'json' }

const changed = (index: number, change: object) => cards.map((card, i) => (i === index ? { ...card, ...change } : card))

it('UD-R03 accepts the deck we ship', () => {
  expect(loadCards(cards)).toHaveLength(14)
})

it.each([
  ['a deck of another size', changed(0, { count: 6 }), '39 cards in all, expected 38'],
  ['an unknown field', changed(0, { colur: 'red' }), 'unknown field "colur"'],
  ['a color that does not exist', changed(0, { color: 'pink' }), '"color" must be red, blue or green'],
  ['a colored movement card', changed(12, { color: 'red' }), 'a movement card has no color'],
  ['a movement card without direction', changed(12, { direction: null }), '"direction" must be'],
  ['a zombie with a direction', changed(0, { direction: 'clockwise' }), 'only a movement card has a direction'],
  ['the same id twice', changed(1, { id: 'scratcher' }), 'id "scratcher" is used twice'],
  ['a count of nothing', changed(0, { count: 0 }), '"count" must be a whole number above 0'],
  ['an unknown kind', changed(0, { kind: 'ghost' }), '"kind" must be zombie, bite or movement'],
  ['no plain zombie of a color', changed(0, { plus: true }), 'no red zombie without plus'],
  [
    'no plain movement card',
    changed(12, { plus: true }).map(c => (c.kind === 'movement' ? { ...c, plus: true } : c)),
    'no movement card without plus',
  ],
])('rejects %s and names the entry', (_what, deck, message) => {
  expect(() => loadCards(deck)).toThrow(message)
})

it('accepts a plus on a movement card', () => {
  expect(() => loadCards(changed(13, { plus: true }))).not.toThrow()
})

it('has a text for each card, and a card for each text', () => {
  const used = cards.map(({ id, kind }) => (kind === 'bite' ? 'bite' : id.replace(/-plus$/, '')))
  expect(Object.keys(text.cards).sort()).toEqual([...new Set(used)].sort())
})
