import type { AnyState, Outcome } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { expect, test } from 'vitest'
import { reportOf } from './report.ts'
import type { SimPlan } from './request.ts'
import { botsOfGame } from './seating.ts'
import { type BotSeat, count, emptyTally, merge, type Tally } from './tally.ts'

const SEATS = [
  { seat: 'a', title: 'A', side: 'town' },
  { seat: 'b', title: 'B', side: 'town' },
  { seat: 'c', title: 'C', side: 'horde' },
]

/** The parts of a game that a report needs. */
const game = {
  options: { hard: { type: 'flag', title: 'Hard', help: '', default: false, rules: true } },
  seats: () => SEATS,
} as unknown as AnyKnownGame

const plan: SimPlan = {
  game: 'toy',
  games: 6,
  bots: ['greedy', 'greedy', 'random'],
  seed: 's',
  jobs: 1,
  options: { hard: true },
  rotate: true,
}

/** Game i takes i + 10 moves; the town wins the even ones. */
function counted(from: number, to: number): Tally {
  const tally = emptyTally()
  for (let i = from; i < to; i++) {
    const bots = botsOfGame(plan, i)
    const chairs = SEATS.map(({ seat, side }, at): BotSeat => ({ seat, side, bot: bots[at] }))
    const won = i % 2 === 0
    const outcome: Outcome = {
      id: won ? 'saved' : 'eaten',
      winners: won ? ['a', 'b'] : ['c'],
      tier: won ? 1 : 0,
      facts: { turns: i, mood: 'grim' },
    }
    count(tally, i, { outcome } as AnyState, i + 10, chairs)
  }
  return tally
}

const report = reportOf(game, plan, counted(0, 6), 2)

test('wins are counted by seat, side and bot', () => {
  expect(report.wins.seats.a).toMatchObject({ wins: 3, games: 6, rate: 0.5 })
  expect(report.wins.sides).toMatchObject({ town: { wins: 3, games: 6 }, horde: { wins: 3, games: 6 } })
  // Random sits in c, a, b, c, a, b and so wins games 2 and 4 with the town and game 3 with the horde.
  expect(report.wins.bots.random).toMatchObject({ wins: 3, games: 6 })
  expect(report.wins.bots.greedy).toMatchObject({ wins: 6, games: 12, rate: 0.5 })
})

test('two seats of a bot in one game are not two trials', () => {
  const { greedy, random } = report.wins.bots
  expect(greedy.high - greedy.low).toBeCloseTo(random.high - random.low)
})

test('endings, tiers, facts and lengths', () => {
  expect(report.outcomes).toEqual({ eaten: 3, saved: 3 })
  expect(report.examples).toEqual({ eaten: 1, saved: 0 })
  expect(report.tiers).toEqual({ 0: 3, 1: 3 })
  expect(report.facts).toEqual({ turns: { mean: 2.5, min: 0, max: 5, games: 6 } })
  expect(report.moves).toMatchObject({ mean: 12.5, p50: 12, p95: 15, max: 15, min: 10, total: 75 })
  expect(report.moves.histogram).toHaveLength(6)
  expect(report.houseRules).toEqual(['hard'])
  expect(report).toMatchObject({ gamesPerSecond: 3, movesPerSecond: 37.5 })
})

test('batches add up to the whole', () => {
  const total = counted(0, 2)
  merge(total, counted(2, 3))
  merge(total, counted(3, 6))
  expect(reportOf(game, plan, total, 2)).toEqual(report)
})

test('the histogram of long games has round bars and counts every game', () => {
  const tally = emptyTally()
  for (const length of [7, 90, 1203]) count(tally, 0, { outcome: ended() } as AnyState, length, [])
  const { histogram } = reportOf(game, plan, tally, 1).moves
  expect(histogram[0]).toEqual({ from: 0, to: 49, games: 1 })
  expect(histogram.at(-1)).toEqual({ from: 1200, to: 1249, games: 1 })
  expect(histogram.reduce((sum, bar) => sum + bar.games, 0)).toBe(3)
})

function ended(): Outcome {
  return { id: 'over', winners: [], tier: 0, facts: {} }
}
