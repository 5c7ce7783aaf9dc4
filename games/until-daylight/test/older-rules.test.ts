import { Match } from '@holdout/engine'
import { expect, it } from 'vitest'
import { boxOf } from '../src/data/box.ts'
import { untilDaylight } from '../src/index.ts'
import { freshTurn } from '../src/rules/search.ts'
import { makeNoise } from '../src/rules/taming.ts'
import type { Attack, State } from '../src/state.ts'

/** Areas in the order of DL-93 after p2 attacks p1 (0 eliminated), p3 (1 eliminated) and p1 again (1 eliminated). */
function order(rulesVersion: number): readonly number[] {
  const s = Match.start(untilDaylight, { seed: 'order', rulesVersion }).state as State
  s.turn = freshTurn(1)
  const means = boxOf(s).means.findIndex(({ way }) => way === 'melee')
  const attack = (area: number): Attack => ({ by: 1, area, means }) as Attack
  makeNoise(s, attack(0), 0)
  makeNoise(s, attack(2), 1)
  makeNoise(s, attack(0), 1)
  return s.turn.noise.map(({ area }) => area)
}

it('DL-93 orders areas by the first attack; rules version 2 by the first infected eliminated', () => {
  for (const rules of [3, 4]) expect(order(rules)).toEqual([0, 2])
  expect(order(2)).toEqual([2, 0])
})

it('a match keeps its recorded rules version', () => {
  expect(Match.start(untilDaylight, { seed: 's', rulesVersion: 2 }).record().rulesVersion).toBe(2)
  expect(Match.start(untilDaylight, { seed: 's' }).record().rulesVersion).toBe(4)
})
