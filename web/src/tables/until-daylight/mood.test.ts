import { expect, it } from 'vitest'
import { moodAt } from './mood.ts'

it('the search gets more pressing towards the gong', () => {
  expect([0, 0.39, 0.4, 0.74, 0.75, 1].map(moodAt)).toEqual(['calm', 'calm', 'uneasy', 'uneasy', 'frantic', 'frantic'])
})
