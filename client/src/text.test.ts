import { expect, it } from 'vitest'
import { apiText } from './text.ts'

it('agrees with numbers', () => {
  expect(apiText.noAnswer(1)).toBe('no answer within 1 second')
  expect(apiText.noAnswer(15)).toBe('no answer within 15 seconds')
})
