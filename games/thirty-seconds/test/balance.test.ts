import { botFor, playToEnd } from '@holdout/bots'
import { readOptions, SeededChance } from '@holdout/engine'
import { expect, it } from 'vitest'
import { thirtySeconds } from '../src/index.ts'
import type { Options } from '../src/options.ts'

/** Wide bounds for few matches: they catch a broken rule or bot, not a small drift. */
function escapes(games: number, survivor: string, zombie: string, options: Partial<Options> = {}): number {
  let count = 0
  const bots = { survivor: botFor(thirtySeconds, survivor), zombie: botFor(thirtySeconds, zombie) }
  for (let i = 0; i < games; i++) {
    const chosen = readOptions(thirtySeconds.options, { character: 'random', ...options })
    const s = thirtySeconds.setup(chosen, { chance: SeededChance.of(`balance ${i}`) })
    playToEnd(thirtySeconds, s, bots, { survivor: SeededChance.of(`s ${i}`), zombie: SeededChance.of(`z ${i}`) })
    if (s.outcome?.winners.includes('survivor')) count++
  }
  return count / games
}

it('greedy against greedy is an even match', () => {
  const rate = escapes(20, 'greedy', 'greedy')
  expect(rate).toBeGreaterThan(0.33)
  expect(rate).toBeLessThan(0.67)
})

it('greedy beats random on either side', () => {
  expect(escapes(12, 'greedy', 'random')).toBeGreaterThan(0.8)
  expect(escapes(12, 'random', 'greedy')).toBeLessThan(0.1)
})

it('greedy escapes both solo decks within the target range', () => {
  const fast = escapes(14, 'greedy', 'greedy', { mode: 'solo' })
  const swarm = escapes(14, 'greedy', 'greedy', { mode: 'solo', 'solo-ai': 'swarm' })
  expect(fast).toBeGreaterThan(0.28)
  expect(fast).toBeLessThan(0.68)
  expect(swarm).toBeGreaterThan(0.18)
  expect(swarm).toBeLessThan(0.58)
})
