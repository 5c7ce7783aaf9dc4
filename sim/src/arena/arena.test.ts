import { InputError } from '@holdout/engine'
import { expect, it } from 'vitest'
import { arena } from './arena.ts'
import { lineupsOf, pairingsOf, seatsScored } from './lineups.ts'
import { writeArenaReport } from './write-report.ts'

const seats = (...sides: (string | undefined)[]) =>
  sides.map((side, i) => ({ seat: `p${i + 1}`, title: '', ...(side ? { side } : {}) }))

it('gives every bot every seat equally often', () => {
  expect(lineupsOf(seats(undefined, undefined), ['a', 'b'])).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ])
  const lineups = lineupsOf(seats(undefined, undefined), ['a', 'b', 'c'])
  expect(lineups).toHaveLength(6)
  for (const bot of ['a', 'b', 'c'])
    for (const at of [0, 1]) expect(lineups.filter(lineup => lineup[at] === bot)).toHaveLength(2)
  expect(lineupsOf(seats(undefined, undefined, undefined), ['a', 'b'])).toEqual([
    ['a', 'b', 'a'],
    ['b', 'a', 'a'],
    ['a', 'a', 'b'],
  ])
})

it('lets each bot play all seats of a team', () => {
  expect(lineupsOf(seats('us', 'us'), ['a', 'b', 'a'])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
  ])
})

it('plays whole deals', () => {
  expect(pairingsOf([['a'], ['b']], 3).map(({ deal }) => deal)).toEqual([0, 0, 1, 1])
})

it('compares bots on the same deals, the same each time', async () => {
  const request = { game: 'until-dawn', bots: ['random', 'hard@20'], games: 16, seed: 'arena', jobs: 1 }
  const report = await arena(request)
  expect(report).toMatchObject({ game: 'until-dawn', team: true, deals: 8, matches: 16 })
  const [best, other] = report.standings
  expect([best.bot, other.bot]).toEqual(['hard@20', 'random'])
  expect(best.rating.mu).toBeGreaterThan(other.rating.mu)
  const again = await arena(request)
  const results = ({ standings }: typeof report) => standings.map(({ bot, wins, rating }) => ({ bot, wins, rating }))
  expect(results(again)).toEqual(results(report))
  expect(await writeArenaReport(report)).toContain('hard@20')
})

it('throws on an unknown bot', async () => {
  await expect(arena({ game: 'until-dawn', bots: ['genius'], games: 1, seed: '1' })).rejects.toThrow(InputError)
  await expect(arena({ game: 'until-dawn', bots: [], games: 1, seed: '1' })).rejects.toThrow(InputError)
})

it('scores all players who are rivals, and one of a team or of two sides', () => {
  expect(seatsScored(seats(undefined, undefined))).toEqual(['p1', 'p2'])
  expect(seatsScored(seats('survivor', 'zombies'))).toEqual(['p1'])
  expect(seatsScored(seats('team', 'team'))).toEqual(['p1'])
})
