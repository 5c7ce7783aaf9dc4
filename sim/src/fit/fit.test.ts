import { InputError } from '@holdout/engine'
import { Inputs, logistic, Network } from '@holdout/knowledge'
import { describe, expect, it } from 'vitest'
import { calibrationFor, type ShownPosition, shownChance } from './calibrate.ts'
import { fit } from './fit.ts'
import { fitSum, fitWeights, predict, type Sample } from './weights.ts'

const QUICK = { begin: ['easy', 'greedy'], end: 'greedy' }

describe('fitted weights', () => {
  it('find the chance that data were made with', () => {
    // The first alternative wins in 8 of 10 cases with a feature of 1, in 2 of 10 with one of -1.
    const samples = [1, -1].flatMap(sign =>
      Array.from({ length: 1000 }, (_, i): Sample => {
        const wins = sign > 0 ? i % 10 < 8 : i % 10 < 2
        return { features: [[sign], [0]], won: wins ? [1, 0] : [0, 1] }
      }),
    )
    const weights = fitWeights(samples, 1)
    expect(predict(weights, { features: [[1], [0]] })[0]).toBeCloseTo(0.8, 2)
    expect(predict(weights, { features: [[-1], [0]] })[0]).toBeCloseTo(0.2, 2)
  })

  it('find the sum that numbers were made with', () => {
    const rows = Array.from({ length: 500 }, (_, i) => [1, i % 7, (i * 3) % 5])
    const [always, first, second] = fitSum(
      rows,
      rows.map(([one, a, b]) => 4 * one + 2 * a - b),
    )
    expect(always).toBeCloseTo(4, 1)
    expect(first).toBeCloseTo(2, 1)
    expect(second).toBeCloseTo(-1, 1)
  })
})

describe('a calibration', () => {
  const row = (score: number): number[] => [score, 1, 0, 0]

  it('finds how sure a score has to be', () => {
    // A score of 2 says 88 %, but 73 % come true; one of -2 the same the other way.
    const positions = [2, -2].flatMap(score =>
      Array.from({ length: 1000 }, (_, i): ShownPosition => {
        const wins = score > 0 ? i % 100 < 73 : i % 100 < 27
        return { worlds: [{ rows: [row(score), row(0).fill(0)] }], won: wins ? 1 : 0, seats: 1 }
      }),
    )
    const [score, always] = calibrationFor(positions)
    expect(score).toBeCloseTo(0.5, 1)
    expect(always).toBeCloseTo(0, 1)
  })

  it('is fitted to the mean chance of the sampled states, also where the match ends in some', () => {
    // Half of the states are lost already, and in the others the score is right: 88 %.
    const worlds: ShownPosition['worlds'] = [{ ended: 0 }, { rows: [row(2), row(0).fill(0)] }]
    const positions = Array.from(
      { length: 1000 },
      (_, i): ShownPosition => ({ worlds, won: i % 100 < 44 ? 1 : 0, seats: 1 }),
    )
    const weights = calibrationFor(positions)
    expect(weights[0]).toBeCloseTo(1, 1)
    expect(shownChance(weights, positions[0]).chance).toBeCloseTo(0.44, 2)
  })

  it('counts the chances of rivals against each other', () => {
    const rows = [2, 0, 0].map(score => [score, 1, 0, 0])
    expect(shownChance([1, 0, 0, 0], { worlds: [{ rows }] }).chance).toBeCloseTo(Math.E ** 2 / (Math.E ** 2 + 2), 5)
  })
})

/** Numbers as a stored network has them. */
function wordsOf(numbers: readonly number[]): string {
  return Buffer.from(Int16Array.from(numbers).buffer).toString('base64')
}

describe('fit', () => {
  it('gives the same model for the same request, tested on other matches', async () => {
    const request = { game: 'until-dawn', games: 40, seed: '1', bots: QUICK }
    const report = await fit(request)
    expect(await fit(request)).toEqual(report)
    expect(report.seats).toEqual([1])
    expect(report.testGames).toBe(20)
    expect(report.model.team).toBe(true)
    expect(Object.keys(report.model.score ?? {})).toEqual(Object.keys(report.model.weights))
    expect(report.scoreError?.fitted).toBeGreaterThan(0)
    expect(report.fitted.bins.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(100)
  })

  it('finds how sure the score of a network has to be', async () => {
    // A network without hidden values: its score is always 3, but most of these matches are lost.
    const data = { inputs: 260, hidden: 1, steps: [1, 1], weights: wordsOf([...Array(261).fill(0), 0, 3]) }
    const { model, fitted } = await fit({ game: 'until-dawn', games: 40, seed: '1', bots: QUICK, calibrate: data })
    expect(Object.keys(model.weights)).toEqual(['score', 'always', 'score late', 'always late'])
    expect(model.score).toBeUndefined()
    expect(fitted.brier).toBeLessThan(0.25)
  })

  it('calibrates a network for each number of seats', async () => {
    const inputs = new Inputs()
    for (let i = 0; i < 331; i++) inputs.number(0)
    const data = { inputs: 331, hidden: 1, steps: [1, 1], weights: wordsOf([...Array(332).fill(0), 0, 1]) }
    const options = [{ players: 3 }, { players: 5 }]
    const request = { game: 'until-daylight', games: 4, seed: '1', bots: QUICK, calibrate: data }
    const { bySeats } = await fit({ ...request, options })
    const { bySeats: none } = await fit({ ...request, options: [{ players: 3 }] })
    expect(Object.keys(bySeats ?? {})).toEqual(['3', '5'])
    expect(none).toBeNull()
    const chance = (seats?: number): number =>
      new Network({ ...data, calibration: [0, 0, 0, 0], calibrations: { 3: [0, 1, 0, 0] } }).chance(inputs, seats)
    expect([chance(), chance(5), chance(3)]).toEqual([0.5, 0.5, logistic(1)])
  })

  it('leaves a model as sure as it is on the matches that it was fitted to', async () => {
    const request = { game: 'thirty-seconds', games: 12, seed: '1', bots: QUICK }
    const { model } = await fit(request)
    const { model: calibration } = await fit({ ...request, calibrate: { 2: model } })
    expect(Math.abs(calibration.weights.score - 1)).toBeLessThan(0.4)
    expect(Math.abs(calibration.weights.always)).toBeLessThan(0.4)
    expect(model.weights).not.toHaveProperty('late')
    const nearest = await fit({ ...request, calibrate: { 4: model } })
    expect(nearest.model.weights).toEqual(calibration.weights)
    await expect(fit({ ...request, calibrate: {} })).rejects.toThrow(InputError)
  })

  it('plays with each of the options in turn', async () => {
    const options = [{ players: 4 }, { players: 5 }]
    const { seats, model } = await fit({ game: 'viral-dawn', games: 8, seed: '1', bots: QUICK, options })
    expect(seats).toEqual([4, 5])
    expect(model.team).toBe(false)
    expect(model.score).toBeUndefined()
  })

  it('rejects an unknown level', async () => {
    const bots = { ...QUICK, end: 'strongest' }
    await expect(fit({ game: 'until-dawn', games: 4, seed: '1', bots })).rejects.toThrow(InputError)
  })
})
