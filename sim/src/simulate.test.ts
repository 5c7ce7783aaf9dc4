import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { InputError } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { describe, expect, test } from 'vitest'
import { readBots, type SimRequest } from './request.ts'
import { simulate } from './simulate.ts'

const request: SimRequest = { game: 'until-dawn', games: 30, bots: ['random'], seed: 'seven' }

test('the same request gives the same report, timing aside', async () => {
  const { seconds, gamesPerSecond, movesPerSecond, ...first } = await simulate(request)
  expect(await simulate(request)).toMatchObject(first)
  expect(Object.values(first.outcomes).reduce((sum, games) => sum + games)).toBe(30)
  expect(first.wins.seats.john.games).toBe(30)
  expect(seconds).toBeGreaterThan(0)
  expect(gamesPerSecond).toBeGreaterThan(0)
  expect(movesPerSecond).toBeGreaterThan(gamesPerSecond)
})

test('another seed gives another report', async () => {
  const [one, other] = await Promise.all([simulate(request), simulate({ ...request, seed: 'eight' })])
  expect(one.moves).not.toEqual(other.moves)
})

const dist = new URL('../dist/index.js', import.meta.url)

// Threads load compiled code, so this test needs a build. `npm test` builds first.
const BUILT = existsSync(dist)
if (!BUILT) console.warn('SKIPPED: threads of a simulation, for want of a build. Run `npm run build` first.')
test.skipIf(!BUILT)('the same report from one thread and from two', () => {
  const script = `
    import { simulate } from ${JSON.stringify(dist.href)}
    const reports = []
    for (const jobs of [1, 2]) reports.push(await simulate({ ...${JSON.stringify(request)}, games: 450, jobs }))
    console.log(JSON.stringify(reports))`
  const run = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  const [one, two] = JSON.parse(run).map(
    ({ seconds: _s, gamesPerSecond: _g, movesPerSecond: _m, ...rest }: Record<string, unknown>) => rest,
  )
  expect(two).toEqual(one)
})

test('reports progress up to the end', async () => {
  const progress: number[] = []
  await simulate(request, {
    progress: (done, total) => {
      expect(total).toBe(30)
      progress.push(done)
    },
  })
  expect(progress).toEqual([...progress].sort((a, b) => a - b))
  expect(progress.at(-1)).toBe(30)
})

test('an abort rejects with its reason', async () => {
  const stop = new AbortController()
  const run = simulate({ ...request, games: 1_000_000 }, { signal: stop.signal, progress: () => stop.abort('enough') })
  await expect(run).rejects.toBe('enough')
})

describe('rejects bad input before any work starts', () => {
  test.each<[string, Partial<SimRequest>, string]>([
    ['game', { game: 'until-noon' }, 'There is no game "until-noon". The games are:'],
    ['bot', { bots: ['genius'] }, 'There is no bot "genius". The bots are: easy, medium, hard, expert'],
    ['no bot', { bots: [] }, 'No bot was named. The bots are: easy, medium, hard, expert'],
    ['too many bots', { bots: ['random', 'greedy'] }, 'Until Dawn has 1 seat here: john. Name one bot.'],
    ['option', { options: { moon: 1 } }, 'There is no option "moon"'],
    ['value of an option', { options: { shells: 99 } }, 'Option "shells" cannot be 99. Use one of 8, 6, 10.'],
    ['no games', { games: 0 }, '"games" cannot be 0. Use a whole number from 1 up.'],
    ['half a game', { games: 1.5 }, '"games" cannot be 1.5'],
    ['not a number', { games: Number.NaN }, '"games" cannot be NaN'],
    ['no jobs', { jobs: 0 }, '"jobs" cannot be 0. Use a whole number from 1 to 256.'],
    ['too many jobs', { jobs: 1e6 }, '"jobs" cannot be 1000000'],
  ])('%s', async (_, wrong, message) => {
    const progress = () => {
      throw new Error('work has started')
    }
    const error = await simulate({ ...request, ...wrong }, { progress }).catch(error => error)
    expect(error).toBeInstanceOf(InputError)
    expect(error.message).toContain(message)
  })

  test('a wrong number of bots says how many seats there are', () => {
    const seats = ['a', 'b', 'c', 'd'].map(seat => ({ seat, title: seat }))
    const game = { title: 'Toy' } as AnyKnownGame
    expect(() => readBots(game, seats, ['random', 'greedy'])).toThrow(
      '2 bots were named (random, greedy), but Toy has 4 seats here: a, b, c, d. Name one bot for all seats, or one for each.',
    )
    expect(readBots(game, seats, ['random'])).toEqual(['random', 'random', 'random', 'random'])
  })
})
