import type { PlannedCard, View } from '@holdout/until-daylight/table'
import { expect, it } from 'vitest'
import { afterPlan } from './after-plan.ts'

const card = (name: string, verdict: PlannedCard['verdict']): PlannedCard => ({
  card: name as PlannedCard['card'],
  step: 0,
  way: null,
  ways: [],
  verdict,
})
const player = (seat: string, ...line: string[]) => ({ seat, line })
const view = {
  you: 'p1',
  attack: { area: 'p2', at: 0 },
  players: [player('p1', 'wanderer'), player('p2', 'wanderer', 'brute', 'wanderer'), player('p3', 'wanderer')],
} as unknown as View
const cards = [card('wanderer', 'falls'), card('brute', 'stays'), card('wanderer', 'follows')]

it('counts the dice in the attacked area and at home, and what arrives there', () => {
  expect(afterPlan(view, 'p2', cards)).toEqual({ dice: 2, arrivals: [] })
  expect(afterPlan(view, 'p1', cards)).toEqual({ dice: 2, arrivals: ['wanderer'] })
  expect(afterPlan(view, 'p3', cards), 'nothing changes there').toBeNull()
  expect(afterPlan(view, 'p1', []), 'no dice are rolled').toBeNull()
})

it('has no arrivals in an attack in the own area', () => {
  const own = { ...view, attack: { area: 'p1', at: 0 } } as unknown as View
  expect(afterPlan(own, 'p1', [card('wanderer', 'falls')])).toEqual({ dice: 0, arrivals: [] })
})
