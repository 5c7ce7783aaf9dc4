import { expect, it } from 'vitest'
import { text } from './text.ts'

const { area, bag, camp, dice, odds, plan, search, prompt } = text

it.each([
  [(n: number) => area.dice(n, n), '1 die', '2 dice'],
  [(n: number) => area.tokens(n, n, 3), '1 barricade, 1 trap, room for 3', '2 barricades, 2 traps, room for 3'],
  [bag.slotsEnd, ' slot', ' slots'],
  [bag.inUse, 'in use', '2 in use'],
  [(n: number) => camp.tokens(n, n), '1 barricade, 1 trap', '2 barricades, 2 traps'],
  [(n: number) => camp.wave(n, n), '1 card, with 1 Car Alarm', '2 cards, with 2 Car Alarms'],
  [dice.count, ': 1 die', ': 2 dice'],
  [prompt.amount, '1 card', '2 cards'],
  [(n: number) => odds.row(n, n - 1, undefined), 'Roll 1 die', 'Roll 2 dice with 1 ammo'],
  [
    (n: number) => plan.summary(Array(n).fill('Brute'), Array(n).fill('Raider')),
    '1 enemy falls: Brute. Raider is left.',
    '2 enemies fall: Brute ×2. Raider ×2 are left.',
  ],
  [(n: number) => plan.follow('Brute', n), 'Brute follows you home.', 'Brute follow you home.'],
  [(n: number) => search.draw('A', n), 'Draw from rubble A, 1 card', 'Draw from rubble A, 2 cards'],
  [search.secondsLeft, 'About 1 second left', 'About 2 seconds left'],
] as const)('numbers agree: %#', (render, one, two) => {
  expect(render(1)).toBe(one)
  expect(render(2)).toBe(two)
})

it('lists what to press next', () => {
  expect(prompt.chooseOn(['Attack', 'Give'])).toBe('Press Attack or Give on a player, or cancel.')
})
