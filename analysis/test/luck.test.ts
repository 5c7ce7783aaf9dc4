import { type AnyState, SeededChance } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { plain } from '@holdout/words'
import { expect, it } from 'vitest'
import { analyze } from '../src/index.ts'
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
  expect(worst).toBeLessThan(-0.05)
})

it('a moment of luck is told by what was rolled or drawn, not by what follows it', async () => {
  const told: string[] = []
  for (const seed of ['dice 1', 'dice 2', 'dice 3']) {
    const { game, record } = await selfPlay('until-daylight', seed)
    const { moments } = analyze(game, record, { seat: 'p1', known: 'seen', depth: 'quick' })
    for (const { kind, at, title } of moments) if (kind === 'luck' && at > 0) told.push(plain(title))
  }
  const draws = told.filter(title => title.includes(' draws a card '))
  expect(told.length).toBeGreaterThan(draws.length)
  expect(draws.length).toBeGreaterThan(0)
  for (const title of draws) expect(title).toMatch(/from pile [AB]: [A-Z]/)
  for (const title of told) expect(title).not.toMatch(/^Round \d| gives | begins$| is over$/)
})
