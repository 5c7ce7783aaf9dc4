import { readOptions, SeededChance } from '@holdout/engine'
import { expect, it } from 'vitest'
import { untilDaylight as game } from '../src/index.ts'
import { defeatHint, diceAgainst, hordeFacts, hordeHint, roundsOf, savedHint, turnOrder } from '../src/table.ts'

it.each(['wanderer', 'brute', 'monster', 'raider'])('the facts of a %s are those of its card text', id => {
  const text = game.cards.find(card => card.id === id)?.text ?? ''
  const { heads, bodies, dice } = hordeFacts(id)
  expect(Number(/(\d+) heads?/.exec(text)?.[1])).toBe(heads)
  expect(
    bodies === null ? text.includes('bodies do nothing') || !text.includes('bod') : text.includes(`${bodies} bodies`),
  ).toBe(true)
  expect(Number(/with (\d+) di/.exec(text)?.[1])).toBe(dice)
})

it('adds up the dice of a line', () => {
  expect(diceAgainst(['wanderer', 'monster', 'survivor', 'raider'])).toBe(6)
  expect(diceAgainst([])).toBe(0)
})

it('says what eliminates a horde card and what it rolls', () => {
  expect(hordeHint('wanderer')).toBe('eliminate with 1 head or 2 bodies; rolls 1 die')
  expect(hordeHint('monster')).toBe('eliminate with 2 heads; rolls 3 dice')
  expect(defeatHint('survivor')).toBe('killed by 1 head or body')
})

it('says whether the saved Survivors are enough', () => {
  expect([savedHint(0), savedHint(1), savedHint(2)]).toEqual([
    'Survivors; 1 is needed to win',
    'Survivor, enough to win so far',
    'Survivors, enough to win so far',
  ])
})

it('a short night plays the odd rounds and round 10', () => {
  expect(roundsOf({ 'short-night': true })).toEqual([1, 3, 5, 7, 9, 10])
  expect(roundsOf({ 'short-night': false })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

it('DL-39, DL-69 turns go clockwise from the starter, in combat from the receiver', () => {
  const options = readOptions(game.options, { players: 4 })
  const zones = game.notation.zones(options)
  const order = (given: Record<string, string>) => {
    const facets = new Map(Object.entries(given).map(([name, text]) => [name, zones[name].read(text)]))
    return turnOrder(game.view(game.notation.place(options, facets, SeededChance.of('order')), 'table'))
  }
  expect(order({ turn: 'search p2', starter: 'p2' })).toEqual(['p2', 'p3', 'p4', 'p1'])
  expect(order({ turn: 'combat p4', receiver: 'p4', starter: 'p2' })).toEqual(['p4', 'p1', 'p2', 'p3'])
})
