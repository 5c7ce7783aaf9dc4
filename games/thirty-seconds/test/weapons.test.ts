import { expect, it } from 'vitest'
import { countOf, reachOf, sayUse, usesOf } from '../src/table.ts'

it.each([
  ['pistol/3', ['Shot 1E · range 0–3 · 2 damage']],
  ['crowbar+', ['Blow 1E · own row · 2 damage']],
  ['hatchet', ['Blow 1E · own row · 2 damage', 'Throw 1E · range 1–2 · 2 damage']],
  ['fire-axe', ['Heavy blow 2E · own row · 4 damage']],
  ['grenade', ['Throw 1E · range 1–3 · 3 damage']],
  ['machete/2!', ['Cut 1E · own row · 1 damage']],
  ['body-armor', []],
])('lists the uses of %s', (card, said) => {
  expect(usesOf(card).map(sayUse)).toEqual(said)
})

it('reaches as far as its longest or selected use, within the alley', () => {
  expect(reachOf('rifle', 4)).toEqual({ from: 1, to: 9 })
  expect(reachOf('rifle', 4, 'rifle-m')).toEqual({ from: 4, to: 4 })
  expect(reachOf('katana', 4)).toEqual({ from: 4, to: 4 })
  expect(reachOf('body-armor', 4)).toBeNull()
})

it('counts what is left', () => {
  expect(countOf('pistol')).toEqual({ left: 4, of: 4, what: 'ammo' })
  expect(countOf('pistol/1')).toEqual({ left: 1, of: 4, what: 'ammo' })
  expect(countOf('body-armor/2')).toEqual({ left: 2, of: 3, what: 'armor' })
  expect(countOf('katana')).toBeNull()
})
