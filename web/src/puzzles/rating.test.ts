import { expect, it } from 'vitest'
import { shownRating, skillAfter } from './rating.ts'

it('begins at 1500', () => {
  expect(shownRating(null)).toBe(1500)
})

it('rises with right answers and falls with wrong ones, less and less', () => {
  let skill = skillAfter(null, 1500, true)
  const first = shownRating(skill) - 1500
  expect(first).toBeGreaterThan(0)
  for (let i = 0; i < 20; i++) skill = skillAfter(skill, 1500, i % 2 === 0)
  const before = shownRating(skill)
  const change = before - shownRating(skillAfter(skill, 1500, false))
  expect(change).toBeGreaterThan(0)
  expect(change).toBeLessThan(first)
})

it('gains more from a hard puzzle than from an easy one', () => {
  expect(shownRating(skillAfter(null, 1800, true))).toBeGreaterThan(shownRating(skillAfter(null, 1200, true)))
})
