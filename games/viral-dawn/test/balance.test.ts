import { type Bot, botFor, playToEnd } from '@holdout/bots'
import { readOptions, SeededChance } from '@holdout/engine'
import { expect, it } from 'vitest'
import { viralDawn } from '../src/index.ts'
import type { Options } from '../src/options.ts'

interface Tally {
  wins: Record<string, number>
  overruns: number
  laps: number[]
}

/** Single games. The bot levels rotate through the seats, so that no level profits from a place. */
function tally(given: Partial<Options>, levels: readonly string[], games: number): Tally {
  const options = readOptions(viralDawn.options, { ...given })
  const seats = viralDawn.seats(options).map(({ seat }) => seat)
  const found: Tally = { wins: {}, overruns: 0, laps: [] }
  for (let i = 0; i < games; i++) {
    const level = (n: number): string => levels[(n + i) % levels.length]
    const bots: Record<string, Bot> = Object.fromEntries(seats.map((seat, n) => [seat, botFor(viralDawn, level(n))]))
    const luck = Object.fromEntries(seats.map(seat => [seat, SeededChance.of(`${seat} ${i}`)]))
    const emit = (event: { event: string }): void => {
      if (event.event === 'overrun') found.overruns += 1
    }
    const s = viralDawn.setup(options, { chance: SeededChance.of(`balance ${i}`), emit })
    playToEnd(viralDawn, s, bots, luck, undefined, { emit: emit as never })
    for (const winner of s.outcome?.winners ?? []) {
      const name = level(seats.indexOf(winner))
      found.wins[name] = (found.wins[name] ?? 0) + 1
    }
    found.laps.push(s.turns / seats.length)
  }
  found.laps.sort((a, b) => a - b)
  return found
}

/**
 * Wide bounds, so that chance in a few games does not fail the test. They catch a broken rule or bot, not a small
 * drift.
 */
it.each([2, 3, 4, 5, 6] as const)('greedy bots finish their games with %i players, in about seven laps', players => {
  const { overruns, laps } = tally({ players }, ['greedy'], 5)
  expect(overruns).toBe(0)
  const median = laps[laps.length >> 1]
  expect(median).toBeGreaterThan(5)
  expect(median).toBeLessThan(9)
})

it('a greedy bot among three random ones wins nearly always', () => {
  const { wins } = tally({ players: 4 }, ['greedy', 'random', 'random', 'random'], 16)
  expect(wins.greedy).toBeGreaterThan(12)
})

it.each<Partial<Options>>([
  { 'honor-mode': true },
  { purge: 'free' },
  { 'expert-tens': true, 'ace-lay': true },
  { 'queen-chain': true, 'joker-order': 'clockwise' },
  { games: 3, 'first-lap-must-lay': true, 'next-dealer': 'winner' },
])('greedy bots finish their games with %o', given => {
  const { overruns } = tally(given, ['greedy'], 4)
  expect(overruns).toBe(0)
})
