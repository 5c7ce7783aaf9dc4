import { readOptions, SeededChance } from '@holdout/engine'
import { expect, it } from 'vitest'
import { CODES } from '../src/data/load.ts'
import { viralDawn } from '../src/index.ts'

const table = (seed: string) =>
  viralDawn.setup(readOptions(viralDawn.options, { players: 4 }), { chance: SeededChance.of(seed) })

it('shows changed layouts and discards, even if the old ones were viewed before', () => {
  const s = table('view')
  const before = viralDawn.view(s, 'table')
  const [first, second] = s.draw.splice(-2)
  s.layouts[1].push(first)
  s.discard.push(second)
  const after = viralDawn.view(s, 'table')
  expect(after.places[1].laid).toEqual([...before.places[1].laid, CODES[first]])
  expect(after.discarded.at(-1)).toBe(CODES[second])
  expect(before.discarded).toHaveLength(s.discard.length - 1) // an earlier view does not change
  ;[s.places[0], s.places[1]] = [s.places[1], s.places[0]]
  expect(viralDawn.view(s, 'table').places.map(({ seat }) => seat)).not.toEqual(after.places.map(({ seat }) => seat))
})

it('keeps the views of two tables apart', () => {
  const [one, other] = [table('one'), table('other')]
  one.layouts[0].push(one.draw.pop() as number)
  other.layouts[0].push(other.draw.pop() as number)
  for (const s of [one, other, one]) expect(viralDawn.view(s, 'table').places[0].laid).toEqual([CODES[s.layouts[0][0]]])
})
