import { expect, it } from 'vitest'
import { headlineOf } from './headline.ts'

it('says that the zombies attack only while they do', () => {
  expect(headlineOf('breached')).toBe('The zombies are attacking…')
  expect(headlineOf('scratched')).toBe('The zombies are attacking…')
  expect(headlineOf('treated')).toBe('Your move plays out')
  expect(headlineOf('drew')).toBe('The night goes on…')
  expect(headlineOf('bite-tested')).toBe('The night goes on…')
})
