import { expect, it } from 'vitest'
import { text } from './text.ts'

const { night, clock, alley, zombie, hand, counts } = text

it.each([
  [night.rowsLeft, '1 row to the street', '2 rows to the street'],
  [(n: number) => clock.secondsLeft(n, 'Ida'), '1 second left for Ida', '2 seconds left for Ida'],
  [alley.warehouse, 'Warehouse: 1 zombie inside', 'Warehouse: 2 zombies inside'],
  [zombie.time, 'cannot be targeted yet, 1 time token', 'cannot be targeted yet, 2 time tokens'],
  [
    (n: number) => hand.hidden(n, n, n, n),
    'Survivor: 1 Supply card, 1 Tactics card. Zombies: 1 zombie card, 1 Tactics card.',
    'Survivor: 2 Supply cards, 2 Tactics cards. Zombies: 2 zombie cards, 2 Tactics cards.',
  ],
  [(n: number) => hand.rivalSupplies(n, n), '1 Supply, 1 Tactics', '2 Supply, 2 Tactics'],
  [(n: number) => hand.rivalZombies(n, n), '1 zombie, 1 Tactics', '2 zombies, 2 Tactics'],
  [counts.killed, ' 1 zombie killed.', ' 2 zombies killed.'],
] as const)('numbers agree: %#', (render, one, two) => {
  expect(render(1)).toBe(one)
  expect(render(2)).toBe(two)
})

it('lists what to press next', () => {
  expect(text.prompt.choose('Pistol', ['a target', 'a use'])).toBe('Pistol: choose a target or a use.')
  expect(text.prompt.choose('Pistol', [])).toBe('Pistol: choose one.')
})
