import { loadGame } from '@holdout/catalog'
import { expect, it } from 'vitest'
import { diceOf, factsOf } from './horde.ts'

const NUMBERS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3 }

it.each(['wanderer', 'brute', 'monster', 'raider'])('has the numbers of the card for a %s', async id => {
  const { cards } = await loadGame('until-daylight')
  const text = cards.find((card: { id: string }) => card.id === id)?.text ?? ''
  const { heads, bodies, dice } = factsOf(id)
  expect(NUMBERS[/(\w+) heads?/.exec(text)?.[1] ?? '']).toBe(heads)
  expect(NUMBERS[/(\w+) bodies/.exec(text)?.[1] ?? ''] ?? null).toBe(bodies)
  expect(NUMBERS[/with (\w+) di/.exec(text)?.[1] ?? '']).toBe(dice)
})

it('adds up the dice of a line', () => {
  expect(diceOf(['wanderer', 'monster', 'survivor', 'raider'])).toBe(6)
  expect(diceOf([])).toBe(0)
})
