import { botFor } from '@holdout/bots'
import { readOptions, SeededChance } from '@holdout/engine'
import { type AnyKnownGame, Inputs, logistic, Network, type NetworkData } from '@holdout/knowledge'
import { untilDawn } from '@holdout/until-dawn'
import { describe, expect, it } from 'vitest'
import { type KeptLearning, learn } from './learn.ts'
import { selfPlay } from './self-play.ts'
import { Trainer, writtenOf } from './trainer.ts'

describe('a trainer', () => {
  it('learns what no weighted sum can say, and its network gives the same from the stored weights', () => {
    const random = SeededChance.of('trainer')
    const trainer = new Trainer(3, 8, () => random.int('weight', 1000) / 1000)
    const cases = [0, 1, 2, 3].map(at => {
      const inputs = new Inputs()
      inputs.number(1)
      inputs.flag(at % 2 === 1)
      inputs.flag(at > 1)
      return { inputs, target: at === 1 || at === 2 ? 0.9 : 0.1 }
    })
    const examples = cases.map(({ inputs, target }) => ({ written: [writtenOf(inputs)], target: [target] }))
    for (let pass = 0; pass < 3000; pass++) trainer.learn(examples, 0.01)
    const network = new Network(JSON.parse(JSON.stringify(trainer.data)))
    for (const { inputs, target } of cases) expect(logistic(network.score(inputs))).toBeCloseTo(target, 1)
  })

  it('learns the shares of rivals', () => {
    const random = SeededChance.of('rivals')
    const trainer = new Trainer(2, 16, () => random.int('weight', 1000) / 1000)
    const written = [0, 1].map(place => ({ places: Uint16Array.of(place), values: Float32Array.of(1), late: 0 }))
    for (let pass = 0; pass < 2000; pass++) trainer.learn([{ written, target: [0.75, 0.25] }], 0.01)
    const network = new Network(trainer.data)
    const scores = [0, 1].map(place => {
      const inputs = new Inputs()
      for (let i = 0; i < 2; i++) inputs.flag(i === place)
      return network.score(inputs)
    })
    expect(logistic(scores[0] - scores[1])).toBeCloseTo(0.75, 1)
  })
})

describe('learning', () => {
  const game: AnyKnownGame = untilDawn
  const request = { game: 'until-dawn', seed: 'small', rounds: 13, matches: 16, options: [] }

  /** How far the chances are off in matches that nothing was learned from, as the mean square. */
  function offBy(data: NetworkData): number {
    const options = readOptions(game.options, {}) as Record<string, unknown>
    const network = new Network(data)
    const play = { game, options, network, teacher: botFor(game, 'medium'), worlds: 1, random: 0, lambda: 1 }
    const inputs = new Inputs()
    const errors = Array.from({ length: 30 }, (_, i) => selfPlay(play, `other/${i}`).examples).flatMap(examples =>
      examples.map(({ written: [{ places, values }], target: [won] }) => {
        inputs.places.set(places)
        inputs.values.set(values)
        inputs.used = places.length
        inputs.length = data.inputs
        return (logistic(network.score(inputs)) - won) ** 2
      }),
    )
    expect(errors.length).toBeGreaterThan(500)
    return errors.reduce((sum, error) => sum + error, 0) / errors.length
  }

  it('improves a fresh network', async () => {
    const fresh = await learn({ ...request, rounds: 0 })
    const learned = await learn(request)
    expect(offBy(learned)).toBeLessThan(0.93 * offBy(fresh))
  })

  it('gives the same network again, and when it is stopped and resumed', async () => {
    const short = { ...request, matches: 3 }
    const kept: KeptLearning[] = []
    const rounds: number[] = []
    const whole = await learn(short, {
      learned({ round, positions }, keep) {
        expect(positions).toBeGreaterThan(50)
        rounds.push(round)
        kept.push(JSON.parse(JSON.stringify(keep())))
      },
    })
    expect(rounds).toEqual(Array.from({ length: short.rounds }, (_, i) => i + 1))
    expect(await learn(short, {}, kept[6])).toEqual(whole)
  })

  it('learns from matches between other bots', async () => {
    const bots = { begin: ['easy', 'greedy'], end: 'greedy' }
    const watching = { ...request, rounds: 8, matches: 40, bots }
    const fresh = await learn({ ...request, rounds: 0 })
    expect(offBy(await learn(watching))).toBeLessThan(offBy(fresh))
    const short = { ...watching, rounds: 2, matches: 3 }
    expect(await learn(short)).toEqual(await learn(short))
    await expect(learn({ ...watching, bots: { ...bots, end: 'oracle' } })).rejects.toThrow('There is no bot "oracle".')
  })
})
