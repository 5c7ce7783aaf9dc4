import { expect, it } from 'vitest'
import { endText } from './end.ts'
import { openedText } from './opened.ts'
import { tableText } from './table.ts'

const { frame, prompt, tab } = tableText

it.each([
  [frame.movesPlayed, '1 move played', '2 moves played'],
  [prompt.choices, 'Choices (1)', 'Choices (2)'],
  [prompt.moreEvents, 'Then 1 more event. ', 'Then 2 more events. '],
])('numbers agree: %#', (text, one, two) => {
  expect(text(1)).toBe(one)
  expect(text(2)).toBe(two)
})

it('keeps a count on one line', () => {
  expect(openedText.counts.row(3)).toBe('×\u00a03')
})

it('lists the players the table is waiting for', () => {
  expect(prompt.waitingFor(['Ida'])).toBe('Waiting for Ida.')
  expect(prompt.waitingFor(['Ida', 'Tom'])).toBe('Waiting for Ida and Tom.')
})

it('puts the turn into the tab title', () => {
  expect(tab('Until Dawn', true)).toBe('Your turn · Until Dawn · Holdout')
  expect(tab('Until Dawn', false)).toBe('Until Dawn · Holdout')
})

it('names places', () => {
  expect([1, 2, 3, 4, 11, 22].map(place => endText.placeOf(place, 30))).toEqual(
    ['1st', '2nd', '3rd', '4th', '11th', '22nd'].map(place => `${place} of 30`),
  )
})
