import { expect, it } from 'vitest'
import { type PlayedGame, stoppedGame } from '../client/records.ts'
import { bestGames, bestStreak, plotOf, tallies, tallyOf, timeOf } from './statistics.ts'

const played = (ended: number, more: Partial<PlayedGame> = {}): PlayedGame =>
  stoppedGame({ id: `g${ended}`, game: 'zombie-town', ended, players: 4, rivals: 'medium', ending: 'lost', ...more })
const of = (...endings: PlayedGame['ending'][]) => endings.map((ending, i) => played(endings.length - i, { ending }))

it('counts a game that was given up as not won, and leaves out stopped and shared ones', () => {
  expect(tallyOf(of('won', 'lost', 'given-up', 'stopped', 'shared', 'won'))).toEqual({
    games: 6,
    won: 2,
    lost: 1,
    givenUp: 1,
    stopped: 1,
    rate: 0.5,
  })
  expect(tallyOf(of('stopped', 'shared')).rate).toBeNull()
})

it('groups games, the most first', () => {
  const games = [played(3, { rivals: 'hard' }), played(2, { ending: 'won' }), played(1)]
  const rows = tallies(games, ({ rivals }) => [rivals])
  expect(rows.map(({ key, tally }) => [key, tally.games, tally.rate])).toEqual([
    ['medium', 2, 0.5],
    ['hard', 1, 0],
  ])
})

it('finds the longest streak anywhere', () => {
  expect(bestStreak(of('lost', 'won', 'won', 'won', 'lost', 'won'))).toBe(3)
  expect(bestStreak([])).toBe(0)
})

it('adds the times that are known', () => {
  expect(timeOf([played(1, { time: 500 }), played(2), played(3, { time: 700 })])).toEqual({ ms: 1200, games: 2 })
})

it('keeps the first of equal best results of each kind', () => {
  const mark = (kind: string, score: number) => ({ mark: { kind, score, say: `${score}` } })
  const games = [played(4, mark('4', 9)), played(3, mark('4', 7)), played(2, mark('4', 9)), played(1, mark('2', 1))]
  expect(bestGames(games).map(({ ended }) => ended)).toEqual([2, 1])
})

it('plots the oldest game first, with the mean of the last five', () => {
  const games = [60, 50, 40, 30, 20, 10].map((accuracy, i) => played(6 - i, { accuracy }))
  expect(plotOf([...games, played(0)], 'accuracy').map(({ value, mean }) => [value, mean])).toEqual([
    [10, 10],
    [20, 15],
    [30, 20],
    [40, 25],
    [50, 30],
    [60, 40],
  ])
})
