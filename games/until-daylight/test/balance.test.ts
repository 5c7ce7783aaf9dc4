import { botFor, playToEnd } from '@holdout/bots'
import { readOptions, SeededChance } from '@holdout/engine'
import { expect, it } from 'vitest'
import { untilDaylight as game } from '../src/index.ts'

/** Number of wins of a team of bots. The bounds are rough: they catch a broken rule or bot, not a small change. */
function wins(level: string, games: number, options: Record<string, unknown>): number {
  const chosen = readOptions(game.options, { people: 0, ...options })
  const seats = game.seats(chosen).map(({ seat }) => seat)
  let won = 0
  for (let i = 0; i < games; i++) {
    const s = game.setup(chosen, { chance: SeededChance.of(`balance ${i}`) })
    const bots = Object.fromEntries(seats.map(seat => [seat, botFor(game, level)]))
    const luck = Object.fromEntries(seats.map(seat => [seat, SeededChance.of(`bot ${i} ${seat}`)]))
    playToEnd(game, s, bots, luck)
    if (s.outcome?.id === 'win') won++
  }
  return won
}

it('random teams lose almost always', () => {
  expect(wins('random', 40, { players: 4 })).toBe(0)
})

it('greedy teams of 5 win 10 to 65 % of matches', () => {
  const won = wins('greedy', 16, { players: 5 })
  expect(won).toBeGreaterThanOrEqual(2)
  expect(won).toBeLessThanOrEqual(10)
})

it('timed matches reach their end', () => {
  expect(() => wins('greedy', 2, { players: 3, 'search-mode': 'timed' })).not.toThrow()
})
