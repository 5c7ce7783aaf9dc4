import { loadGame } from '@holdout/catalog'
import { expect, it } from 'vitest'
import { diceOf, factsOf } from './horde.ts'

it.each(['wanderer', 'brute', 'monster', 'raider'])('has the numbers of the card for a %s', async id => {
  const { cards } = await loadGame('until-daylight')
  const text = cards.find((card: { id: string }) => card.id === id)?.text ?? ''
  const { heads, bodies, dice } = factsOf(id)
  expect(Number(/(\d+) heads?/.exec(text)?.[1])).toBe(heads)
  expect(
    bodies === null ? text.includes('bodies do nothing') || !text.includes('bod') : text.includes(`${bodies} bodies`),
  ).toBe(true)
  expect(Number(/with (\d+) di/.exec(text)?.[1])).toBe(dice)
})

it('adds up the dice of a line', () => {
  expect(diceOf(['wanderer', 'monster', 'survivor', 'raider'])).toBe(6)
  expect(diceOf([])).toBe(0)
})
