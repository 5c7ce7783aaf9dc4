import { expect, it } from 'vitest'
import { reachOf, sayUse, usesOf } from './weapon-uses.ts'

it.each([
  ['pistol/3', ['Shot 1E · range 0–3 · 2 damage']],
  ['crowbar+', ['Blow 1E · own row · 2 damage']],
  ['hatchet', ['Blow 1E · own row · 2 damage', 'Throw 1E · range 1–2 · 2 damage']],
  ['fire-axe', ['Heavy blow 2E · own row · 4 damage']],
  ['body-armor', []],
])('reads from %s how it is used', (card, said) => {
  expect(usesOf(card).map(sayUse)).toEqual(said)
})

it('reaches as far as its longest use, and never out of the alley', () => {
  expect(reachOf('rifle', 4)).toEqual({ from: 1, to: 9 })
  expect(reachOf('katana', 4)).toEqual({ from: 4, to: 4 })
  expect(reachOf('body-armor', 4)).toBeNull()
})
