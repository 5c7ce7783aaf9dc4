import { expect, it } from 'vitest'
import { analysisText, percent, points } from './analysis.ts'

it('writes points with a sign, and chances that are neither 0 nor 100 before the end', () => {
  expect([points(-0.214), points(0.06), points(0.001), points(-0.001)]).toEqual(['−21', '+6', '0', '0'])
  expect([percent(0), percent(0.001), percent(0.5), percent(0.999), percent(1)]).toEqual([
    '0%',
    '1%',
    '50%',
    '99%',
    '100%',
  ])
})

it('agrees in number', () => {
  expect(analysisText.cost(-0.01)).toBe('It cost 1 point of chance.')
  expect(analysisText.cost(-0.21)).toBe('It cost 21 points of chance.')
})

it('rounds the time that is left', () => {
  expect([1, 12, 54, 55, 89, 600].map(analysisText.timeLeft)).toEqual([
    'about 5 s',
    'about 10 s',
    'about 55 s',
    'about 1 min',
    'about 1 min',
    'about 10 min',
  ])
})
