import { SeededChance } from '@holdout/engine'
import { expect, it } from 'vitest'
import { type SettlingEntry, settled } from './settle.ts'

const LASTING = { rest: 12, other: 4, unexplained: 20, mistake: 0.6 }
const cause = (value: number, at: number): SettlingEntry => ({ kind: 'cause', value, at })
const rest = (value: number, at: number): SettlingEntry => ({ kind: 'rest', value, at })
const other = (value: number, at: number): SettlingEntry => ({ kind: 'other', value, at })
const rounded = (values: readonly number[]): number[] => values.map(value => Number(value.toFixed(9)) + 0)

it('takes back a cost as far as the chance came back without a cause', () => {
  expect(rounded(settled(0.8, [cause(-0.5, 1), rest(0.3, 2)], LASTING))).toEqual([-0.2, 0])
  expect(rounded(settled(0.8, [cause(-0.5, 1), cause(0.3, 2)], LASTING))).toEqual([-0.5, 0.3])
})

it('takes back the latest change first, and lets stand what lasted', () => {
  expect(rounded(settled(0.8, [cause(-0.2, 1), cause(-0.2, 2), rest(0.3, 3)], LASTING))).toEqual([-0.1, 0, 0])
  expect(rounded(settled(0.8, [cause(-0.2, 1), rest(0.1, 20)], LASTING))).toEqual([-0.2, 0.1])
})

it('lets stand a cause that lasted for fewer moves against what other seats decided', () => {
  expect(rounded(settled(0.8, [cause(-0.5, 1), other(0.3, 6)], LASTING))).toEqual([-0.5, 0.3])
  expect(rounded(settled(0.8, [cause(-0.5, 1), rest(0.3, 6)], LASTING))).toEqual([-0.2, 0])
  expect(rounded(settled(0.8, [cause(-0.5, 1), other(0.3, 5)], LASTING))).toEqual([-0.2, 0])
})

it('lets stand what nothing explains, if it lasted, so that a long match does not stand still', () => {
  expect(rounded(settled(0.5, [rest(0.3, 1), rest(-0.3, 22)], LASTING))).toEqual([0.3, -0.3])
  expect(rounded(settled(0.5, [other(0.3, 1), other(-0.3, 22)], LASTING))).toEqual([0.3, -0.3])
  expect(rounded(settled(0.5, [rest(0.3, 1), rest(-0.3, 21)], LASTING))).toEqual([0, 0])
})

it('pairs nothing across a mistake, or noise around it would use up what protects it', () => {
  const around = [rest(0.1, 1), cause(-0.3, 2), rest(-0.1, 3), rest(0.1, 4)]
  expect(rounded(settled(0.5, around, LASTING))).toEqual([0, -0.2, 0, 0])
  expect(rounded(settled(0.5, around, { ...LASTING, mistake: 0.3 }))).toEqual([0.1, -0.3, 0, 0])
})

it('keeps the sum, and every chance between 0 and 1, and lets no part grow', () => {
  const luck = SeededChance.of('settle')
  for (let match = 0; match < 40; match++) {
    const entries: SettlingEntry[] = []
    let chance = 0.5
    for (let at = 0; at < 60; at++) {
      const to = luck.die('to', 101) / 101
      entries.push([cause, rest, other][luck.die('kind', 3) - 1](to - chance, at))
      chance = to
    }
    const values = settled(0.5, entries, { ...LASTING, mistake: match % 2 === 0 ? 0.6 : 0.2 })
    let now = 0.5
    values.forEach((value, i) => {
      now += value
      expect(now).toBeGreaterThanOrEqual(-1e-9)
      expect(now).toBeLessThanOrEqual(1 + 1e-9)
      expect(Math.abs(value)).toBeLessThanOrEqual(Math.abs(entries[i].value) + 1e-9)
      expect(value * entries[i].value).toBeGreaterThanOrEqual(-1e-12)
    })
    expect(now).toBeCloseTo(chance, 9)
  }
})
