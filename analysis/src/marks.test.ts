import { expect, it } from 'vitest'
import type { JudgedDecision, Option } from './analysis.ts'
import { decisionMark, USUAL_MARKS } from './marks.ts'

const option = (value: number, best: boolean, played: boolean): Option => ({
  move: { move: 'wait' },
  text: ['Wait'],
  chance: { value, error: 0.01 },
  best,
  played,
})

function marked(effect: number, options: readonly Option[]): string | null {
  const estimate = { value: effect, error: 0.01 }
  const decision = { effect: estimate, options, lead: null } as unknown as JudgedDecision
  return decisionMark(USUAL_MARKS, decision, { value: -effect, error: 0.01 })
}

it('calls a decision a blunder only with a better move to show', () => {
  expect(marked(-0.2, [option(0.5, true, false), option(0.3, false, true)])).toBe('blunder')
  expect(marked(-0.2, [option(0.3, true, true)])).toBeNull()
  expect(marked(-0.2, [option(0.302, true, false), option(0.3, false, true)]), 'both are shown as 30%').toBeNull()
})

it('says of another seat only whether its decision helped or hurt', () => {
  expect([marked(-0.2, []), marked(0.2, []), marked(0.01, [])]).toEqual(['hurt', 'helped', null])
})
