import { expect, it } from 'vitest'
import { houseRules, type OptionSpecs, readOptions } from './options.ts'

interface Options {
  night: 'long' | 'short'
  shells: number
  planks: boolean
}
const specs: OptionSpecs<Options> = {
  night: {
    type: 'choice',
    title: 'Night',
    help: 'How long',
    default: 'long',
    rules: true,
    choices: [
      { value: 'long', title: 'Long' },
      { value: 'short', title: 'Short' },
    ],
  },
  shells: { type: 'number', title: 'Shells', help: 'How many', default: 8, rules: true, min: 1, max: 10 },
  planks: { type: 'flag', title: 'Planks', help: 'Whether', default: false, rules: false },
}

it('fills in defaults', () => {
  expect(readOptions(specs)).toEqual({ night: 'long', shells: 8, planks: false })
})

it('reads text values from a command line', () => {
  expect(readOptions(specs, { night: 'short', shells: '6', planks: 'on' })).toEqual({
    night: 'short',
    shells: 6,
    planks: true,
  })
})

it.each([
  [{ nihgt: 'short' }, 'There is no option "nihgt". The options are: night, shells, planks.'],
  [{ night: 'endless' }, 'Option "night" cannot be "endless". Use one of long, short.'],
  [{ shells: 11 }, 'Option "shells" cannot be 11. Use a whole number from 1 to 10.'],
  [{ shells: '2.5' }, 'Option "shells" cannot be "2.5". Use a whole number from 1 to 10.'],
  [{ shells: null }, 'Option "shells" cannot be null'],
  [{ planks: 'maybe' }, 'Option "planks" cannot be "maybe". Use on or off.'],
  [{ constructor: 1 }, 'There is no option "constructor"'],
])('rejects %j with the reason', (given, message) => {
  expect(() => readOptions(specs, given)).toThrow(message)
})

it('cannot be changed afterwards', () => {
  expect(Object.isFrozen(readOptions(specs))).toBe(true)
})

it('names the options that change the rules', () => {
  expect(houseRules(specs, { night: 'short', shells: 8, planks: true })).toEqual(['night'])
})
