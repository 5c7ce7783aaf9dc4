import { expect, it } from 'vitest'
import { knownWord, nearest } from './nearest.ts'

it('finds the nearest word for a typing error and none for another word', () => {
  expect(nearest('until-dwan', ['until-dawn', 'viral-dawn'])).toBe('until-dawn')
  expect(nearest('chess', ['until-dawn', 'viral-dawn'])).toBeNull()
  expect(nearest('udno', ['undo', 'redo'])).toBe('undo')
})

it('rejects an unknown word with the known words and the nearest one', () => {
  expect(knownWord('undo', ['undo', 'redo'])).toBe('undo')
  expect(() => knownWord('udno', ['undo', 'redo'], 'a command')).toThrow(
    'found "udno", expected a command: undo, redo (did you mean "undo"?)',
  )
  expect(() => knownWord('chess', ['undo'])).toThrow(/expected one of: undo$/)
})
