import { expect, it } from 'vitest'
import { type BestResult, setsRecord, standingOf } from './results.ts'

const result = (score: number, more: Partial<BestResult> = {}): BestResult => ({
  id: `g${score}`,
  seed: `s${score}`,
  kind: '4',
  score,
  say: `${score} points`,
  ...more,
})

it('compares a result with the best earlier one of its kind', () => {
  expect(standingOf(result(29), [])).toEqual({ is: 'first' })
  expect(standingOf(result(29), [result(90, { kind: '2' })])).toEqual({ is: 'first' })
  expect(standingOf(result(29), [result(20), result(26), result(11)])).toEqual({ is: 'best', before: '26 points' })
  expect(standingOf(result(29), [result(20), result(31)])).toEqual({ is: 'behind', best: '31 points' })
})

it('does not compare a deal that was played before', () => {
  expect(standingOf(result(40, { seed: 'x' }), [result(3, { seed: 'x' })])).toEqual({ is: 'seen' })
})

it('counts no game that was given up or broken off, for the winner neither', () => {
  for (const outcome of ['resign', 'conceded', 'abandoned']) expect(setsRecord(outcome)).toBe(false)
  for (const outcome of ['win', 'escaped', 'lost-death']) expect(setsRecord(outcome)).toBe(true)
})
