import { expect, it } from 'vitest'
import { endFacts } from './end-facts.ts'

const seats = [{ seat: 'p1' }, { seat: 'p2' }]
const names = { p1: 'Ida', p2: 'Tom (bot)' }

it("puts a player's facts into that player's row", () => {
  const facts = { day: 6, 'p1 points': 12, 'p1 kills': 3, 'p2 points': 0, 'p2 died': 4, 'wins-p1': 1 }
  const { single, parts, rows } = endFacts(facts, seats, names)
  expect(single).toEqual([['day', '6']])
  expect(parts).toEqual(['points', 'kills', 'died', 'wins'])
  expect(rows).toEqual([
    { seat: 'p1', name: 'Ida', values: { points: '12', kills: '3', wins: '1' } },
    { seat: 'p2', name: 'Tom (bot)', values: { points: '0', died: '4' } },
  ])
})

it('shows names for seats and splits words', () => {
  const facts = { legend: 'p2', shellsLeft: 2, how: 'all-resources' }
  const { single, parts } = endFacts(facts, seats, names)
  expect(single).toEqual([
    ['legend', 'Tom (bot)'],
    ['shells left', '2'],
    ['how', 'All resources'],
  ])
  expect(parts).toEqual([])
})
