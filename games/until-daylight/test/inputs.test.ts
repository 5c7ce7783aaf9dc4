import { botFor, playToEnd } from '@holdout/bots'
import { readOptions, SeededChance } from '@holdout/engine'
import { Inputs } from '@holdout/knowledge'
import { describe, expect, it } from 'vitest'
import value from '../src/bot/value.json' with { type: 'json' }
import { untilDaylight as game } from '../src/index.ts'
import type { State } from '../src/state.ts'

function told(s: State): Inputs {
  const inputs = new Inputs()
  game.inputs?.(s, 'p1', inputs)
  return inputs
}

/** Positions of a match between bots, from the setup to its end. */
function positions(players: number): State[] {
  const s = game.setup(readOptions(game.options, { players }), { chance: SeededChance.of(`inputs/${players}`) })
  const seats = game.seats(s.options).map(({ seat }) => seat)
  const found: State[] = []
  const bots = Object.fromEntries(seats.map(seat => [seat, botFor(game, 'medium')]))
  const luck = Object.fromEntries(seats.map(seat => [seat, SeededChance.of(seat)]))
  playToEnd(game, s, bots, luck, () => found.push(game.clone(s)))
  return [...found, s]
}

describe.each([3, 4, 5, 6])('the inputs of the network with %i players', players => {
  const all = positions(players)

  it('are as many as it has, and finite', () => {
    for (const s of all) {
      const { length, values, used } = told(s)
      expect(length).toBe(value.inputs)
      expect(values.subarray(0, used).every(Number.isFinite)).toBe(true)
    }
  })

  it('tell nothing that is hidden', () => {
    for (const s of all.filter((_, at) => at % 20 === 0)) {
      const other = game.determinize(s, 'p2', SeededChance.of('other'))
      expect(told(other)).toEqual(told(s))
    }
  })

  it('tell how late it is', () => {
    const late = all.map(s => told(s).late)
    expect(late[0]).toBe(0)
    expect(late).toEqual(late.toSorted((a, b) => a - b))
    expect(late.at(-1)).toBeLessThanOrEqual(1)
  })
})

it('a finished match is told as won or lost', () => {
  const chance = game.bot.chance?.(positions(3).at(-1) as State) ?? {}
  expect(Object.keys(chance)).toEqual(['p1', 'p2', 'p3'])
  expect(new Set(Object.values(chance)).size).toBe(1)
  expect([0, 1]).toContain(chance.p1)
})
