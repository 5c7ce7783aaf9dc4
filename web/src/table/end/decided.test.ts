import type { Analysis } from '@holdout/analysis'
import { expect, it } from 'vitest'
import { decidedBy } from './decided.ts'

const step = (at: number, part: string, chance: number, effect: number | null = null) => ({
  at,
  part,
  chance: { value: chance, error: 0 },
  decision:
    effect === null
      ? null
      : {
          seat: 'p1',
          effect: { value: effect, error: 0 },
          options: [{ text: ['Wait'], best: true, played: false, chance: { value: 0.6, error: 0 } }],
        },
})
const moment = (at: number, kind: 'decision' | 'luck', change: number, seat = 'p1') => ({
  at,
  kind,
  seat,
  change: { value: change, error: 0 },
  options: [
    { text: ['Wait'], best: true, played: false, chance: { value: 0.6, error: 0 } },
    { text: ['Go'], best: false, played: true, chance: { value: 0.4, error: 0 } },
  ],
})
const STEPS = [
  step(0, 'Day 1', 0.5),
  step(1, 'Day 1', 0.52, -0.02),
  step(2, 'Day 2', 0.3),
  step(3, 'Day 3', 0.28, -0.01),
]

function analysis(moments: readonly object[], decisive: number | null, team = false): Analysis {
  return { seat: 'p1', team, moments, decisive, steps: STEPS } as unknown as Analysis
}

it('names the decision that changed the chance most, never luck', () => {
  const found = decidedBy(
    analysis([moment(1, 'luck', -0.4), moment(2, 'decision', -0.05), moment(3, 'decision', -0.2)], 1),
  )
  expect(found).toMatchObject({ by: 'decision', moment: { at: 3 }, better: { text: ['Wait'], chance: 0.6 } })
})

it('names the aim of a move if the better one differs only in it', () => {
  const options = [
    { text: ['Play Sprint: to row 6'], best: true, played: false, chance: { value: 0.6, error: 0 } },
    { text: ['Play Sprint: to row 4'], best: false, played: true, chance: { value: 0.4, error: 0 } },
  ]
  const sprint = { ...moment(2, 'decision', -0.2), title: ['You play Sprint'], options }
  expect(decidedBy(analysis([sprint], 2))).toMatchObject({ played: ['Play Sprint: to row 4'] })
  const other = { ...sprint, options: [{ ...options[0], text: ['Wait'] }, options[1]] }
  expect(decidedBy(analysis([other], 2))).toMatchObject({ played: ['You play Sprint'] })
})

it('draws no better chance of a rival into the curve', () => {
  expect(decidedBy(analysis([moment(2, 'decision', -0.2, 'p2')], 2))).toMatchObject({ better: { chance: null } })
  expect(decidedBy(analysis([moment(2, 'decision', -0.2, 'p2')], 2, true))).toMatchObject({ better: { chance: 0.6 } })
})

it('names nothing if no decision cost more than 3 points, and tells the largest step and the trend', () => {
  const found = decidedBy(analysis([moment(1, 'luck', -0.4), moment(2, 'decision', -0.03)], 1))
  expect(found).toMatchObject({ by: 'nothing', largest: -0.02, next: ['Wait'] })
  expect(found).toMatchObject({ trend: { part: 'Day 2' } })
})
