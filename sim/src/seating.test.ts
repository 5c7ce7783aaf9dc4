import { expect, test } from 'vitest'
import { botsOfGame } from './seating.ts'

test('with rotation each bot plays each seat equally often', () => {
  const bots = ['random', 'greedy', 'greedy', 'random', 'search']
  const sat = Array.from({ length: 20 }, (_, i) => botsOfGame({ bots, rotate: true }, i))
  expect(sat[0]).toEqual(bots)
  expect(sat[1]).toEqual(['search', 'random', 'greedy', 'greedy', 'random'])
  for (const seat of bots.keys()) {
    expect(sat.filter(row => row[seat] === 'search')).toHaveLength(4)
    expect(sat.filter(row => row[seat] === 'greedy')).toHaveLength(8)
  }
})

test('without rotation every bot keeps its seat', () => {
  const bots = ['random', 'greedy']
  for (const i of [0, 1, 2]) expect(botsOfGame({ bots, rotate: false }, i)).toEqual(bots)
})
