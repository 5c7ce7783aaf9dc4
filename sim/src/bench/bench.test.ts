import { loadGame, SLUGS } from '@holdout/catalog'
import { InputError } from '@holdout/engine'
import { expect, test } from 'vitest'
import { bench } from './bench.ts'
import { playToy } from './calibration.ts'
import { randomPlayouts } from './playouts.ts'
import { benchTable } from './table.ts'

test('reports every figure of every game', async () => {
  const progress: number[] = []
  const report = await bench({ games: SLUGS, rounds: 2, scale: 0.0001 }, done => progress.push(done))
  expect(report).toMatchObject({ rounds: 2, scale: 0.0001, compiled: false })
  expect(report.calibration.integerMega).toBeGreaterThan(0)
  expect(report.calibration.toyPerSecond).toBeGreaterThan(0)
  expect(report.games.map(({ game }) => game)).toEqual(SLUGS)
  for (const { game, ...figures } of report.games) {
    expect(Object.keys(figures)).toHaveLength(17)
    for (const [name, value] of Object.entries(figures)) expect(value, `${game} ${name}`).toBeGreaterThan(0)
  }
  expect(progress).toHaveLength(3 * (SLUGS.length + 1))
  const table = benchTable(report)
  for (const slug of SLUGS) expect(table).toContain(slug)
  expect(table).toContain('decisions per second')
  expect(table).toContain('these figures are not meaningful')
})

test.each([
  [{ games: ['until-noon'] }, 'There is no game "until-noon"'],
  [{ games: [] }, 'No game was named'],
  [{ games: ['until-dawn'], rounds: 0 }, '"rounds" cannot be 0'],
  [{ games: ['until-dawn'], scale: 0 }, '"scale" cannot be 0'],
])('rejects %o', async (request, message) => {
  const error = await bench(request).catch(error => error)
  expect(error).toBeInstanceOf(InputError)
  expect(error.message).toContain(message)
})

test.each(SLUGS)('random playouts of %s follow from their seeds', async slug => {
  const game = await loadGame(slug)
  const both = randomPlayouts(game, {}, 5, 2).plies
  expect(both).toBeGreaterThan(1)
  expect(randomPlayouts(game, {}, 5, 1).plies + randomPlayouts(game, {}, 6, 1).plies).toBe(both)
})

test('a toy game has some fifty decisions', () => {
  let plies = 0
  for (let seed = 0; seed < 500; seed++) plies += playToy(seed)
  expect(plies / 500).toBeGreaterThan(40)
  expect(plies / 500).toBeLessThan(65)
})
