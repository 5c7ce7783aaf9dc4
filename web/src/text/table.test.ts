import { expect, it } from 'vitest'
import { tableText } from './table.ts'

const { frame, prompt, end, tab } = tableText

it.each([
  [frame.movesPlayed, '1 move played', '2 moves played'],
  [prompt.choices, 'Choices (1)', 'Choices (2)'],
  [prompt.moreEvents, 'Then 1 more event. ', 'Then 2 more events. '],
  [end.winners, 'winner', 'winners'],
])('numbers agree: %#', (text, one, two) => {
  expect(text(1)).toBe(one)
  expect(text(2)).toBe(two)
})

it('lists the players the table is waiting for', () => {
  expect(prompt.waitingFor([])).toBe('Waiting…')
  expect(prompt.waitingFor(['Ida'])).toBe('Waiting for Ida.')
  expect(prompt.waitingFor(['Ida', 'Tom'])).toBe('Waiting for Ida and Tom.')
})

it('puts the turn into the tab title', () => {
  expect(tab('Until Dawn', true)).toBe('Your turn · Until Dawn · Holdout')
  expect(tab('Until Dawn', false)).toBe('Until Dawn · Holdout')
})
