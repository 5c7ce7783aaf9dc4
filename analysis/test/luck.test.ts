import { type AnyState, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { plain } from '@holdout/words'
import { expect, it } from 'vitest'
import { analyze, type Moment } from '../src/index.ts'
import { selfPlay } from './matches.ts'

/** The seeds with the best and the worst deal for a seat. */
function deals(game: AnyKnownGame, seat: string, options: unknown): { best: string; worst: string } {
  const rated = Array.from({ length: 150 }, (_, i) => {
    const seed = `deal ${i}`
    const s: AnyState = game.setup(options, { chance: SeededChance.of(seed) })
    return { seed, chance: game.bot.chance?.(s)[seat] ?? 0 }
  }).sort((a, b) => b.chance - a.chance)
  return { best: rated[0].seed, worst: rated[rated.length - 1].seed }
}

it('names a lucky deal luck, and a bad one bad luck', async () => {
  const { game, record } = await selfPlay('viral-dawn', 'any')
  const { best, worst } = deals(game, 'p1', record.options)
  for (const [seed, sign] of [
    [best, 1],
    [worst, -1],
  ] as const) {
    const match = await selfPlay('viral-dawn', seed)
    const { steps, sums } = analyze(game, match.record, { seat: 'p1', known: 'seen', depth: 'quick' })
    const { luck, decision } = steps[0]
    expect(decision).toBe(null)
    expect(Math.sign(luck?.value ?? 0)).toBe(sign)
    expect(Math.abs(luck?.value ?? 0)).toBeGreaterThan(3 * sums.initial.error)
  }
})

it('a bite that could still be blocked is luck when it is rolled', async () => {
  const bites: { hit: boolean; luck: number }[] = []
  for (const seed of ['bites 1', 'bites 2', 'bites 3']) {
    const { game, record } = await selfPlay('thirty-seconds', seed)
    const { steps } = analyze(game, record, { seat: 'survivor', known: 'seen', depth: 'quick' })
    for (const { move, luck, log } of steps)
      if (move?.move === 'bite' && luck) bites.push({ hit: /"hit/.test(JSON.stringify(log)), luck: luck.value })
  }
  const worst = Math.min(...bites.filter(({ hit }) => hit).map(({ luck }) => luck))
  expect(worst).toBeLessThan(-0.04)
})

interface Told {
  readonly moment: Moment
  readonly title: string
  readonly log: readonly string[]
}

/** The moments of luck of some matches between bots, as the first seat saw them, with the log of their move. */
async function lucky(slug: string, seeds: readonly string[], level = 'easy'): Promise<Told[]> {
  const found: Told[] = []
  for (const seed of seeds) {
    const { game, record, seats } = await selfPlay(slug, seed, level)
    const { moments, steps } = analyze(game, record, { seat: seats[0], known: 'seen', depth: 'quick' })
    for (const moment of moments)
      if (moment.kind === 'luck' && moment.at > 0)
        found.push({ moment, title: plain(moment.title), log: steps[moment.at].log.map(line => plain(line)) })
  }
  return found
}

it('a moment of luck is told by what was rolled or drawn, not by what follows it', async () => {
  const told = await lucky('until-daylight', ['dice 1', 'dice 2', 'dice 9'])
  const draws = told.filter(({ title }) => title.includes(' draws a card '))
  expect(told.length).toBeGreaterThan(draws.length)
  expect(draws.length).toBeGreaterThan(0)
  for (const { title } of draws) expect(title).toMatch(/from pile [AB]: [A-Z]/)
  for (const { title } of told) expect(title).not.toMatch(/^Round \d|^The gong| gives | begins$| is over$/)
  for (const { title, log } of told) {
    const tellers = [/ is killed by /, /^A wave of \d+ hits/, / rolls \d+ (die|dice):/]
    const first = tellers.find(one => log.some(line => one.test(line))) ?? /./
    expect(title).toMatch(first)
  }
})

it('a shot is told with its result, a card that is looked at by what it is', async () => {
  const told = await lucky('zombie-town', ['shots 2', 'paths 6', 'shots 16'])
  expect(told.length).toBeGreaterThan(1)
  for (const { title } of told) expect(title).not.toMatch(/ looks at | adjacent zombies?$/)
  const shots = told.filter(({ title }) => title.includes(' fires at '))
  expect(shots.length).toBeGreaterThan(0)
  for (const { title } of shots) expect(title).toMatch(/: a (hit|miss)$/)
})

it('what turned a match tells its luck, not a card that was drawn with it', async () => {
  const told = await lucky('until-dawn', ['bites 1', 'bites 2', 'bites 8'], 'medium')
  const turned = told.filter(({ log }) => log.some(line => line.startsWith('Rebecca turns')))
  expect(turned.length).toBeGreaterThan(0)
  for (const { title } of turned) expect(title).toMatch(/^Rebecca turns|^Your own bite/)
})

it('luck that is told stands on many states, in a long match too', async () => {
  const told = await lucky('until-daylight', ['dice 1'])
  const [first] = told.map(({ moment }) => moment).sort((a, b) => a.rank - b.rank)
  expect(first.odds).not.toBeNull() // counted only among 16 states or more
})
