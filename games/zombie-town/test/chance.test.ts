import { readOptions, SeededChance } from '@holdout/engine'
import { expect, it } from 'vitest'
import { zombieTown } from '../src/index.ts'

it('has a chance for every player, whatever the number of players and days', () => {
  for (const players of [2, 3, 4, 5, 6])
    for (const lastDay of ['standard', 6, 7, 8, 9, 10, 11, 12]) {
      const options = readOptions(zombieTown.options, { players, 'last-day': lastDay })
      const s = zombieTown.setup(options, { chance: SeededChance.of('days') })
      const chances = Object.values(zombieTown.bot.chance?.(s) ?? {})
      expect(chances).toHaveLength(players)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    }
})

it('gives a dead player no chance', () => {
  const options = readOptions(zombieTown.options, { players: 3 })
  const s = zombieTown.setup(options, { chance: SeededChance.of('dead') })
  s.died[1] = 1
  expect(zombieTown.bot.chance?.(s)?.p2).toBe(0)
})
