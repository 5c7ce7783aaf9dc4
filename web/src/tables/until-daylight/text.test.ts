import { expect, it } from 'vitest'
import { text } from './text.ts'

const { area, bag, camp, dice, line, search, prompt } = text

it.each([
  [area.dice, '1 die', '2 dice'],
  [(n: number) => area.tokens(n, n, 3), '1 barricade, 1 trap, room for 3', '2 barricades, 2 traps, room for 3'],
  [bag.slotsEnd, ' slot', ' slots'],
  [bag.inUse, 'in use', '2 in use'],
  [camp.barricades, ' barricade, ', ' barricades, '],
  [camp.traps, ' trap', ' traps'],
  [camp.waveCards, ' card', ' cards'],
  [camp.carAlarms, ', with 1 Car Alarm', ', with 2 Car Alarms'],
  [dice.count, ': 1 die', ': 2 dice'],
  [line.rolls, 'rolls 1 die against you', 'rolls 2 dice against you'],
  [(n: number) => search.draw('A', n), 'Draw from rubble A, 1 card', 'Draw from rubble A, 2 cards'],
  [search.secondsLeft, 'About 1 second left', 'About 2 seconds left'],
] as const)('numbers agree: %#', (render, one, two) => {
  expect(render(1)).toBe(one)
  expect(render(2)).toBe(two)
})

it('lists what to press next', () => {
  expect(prompt.chooseOn(['Attack', 'Give'])).toBe('Press Attack or Give on a player, or cancel.')
})
