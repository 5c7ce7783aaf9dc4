import type { Analysis, AnalyzedStep } from '@holdout/analysis'
import { expect, it } from 'vitest'
import { barHeight, curveFrame, moveAt, partLabel, partsOf, xOf, yOf } from './curve-shape.ts'

const frame = curveFrame(900, 220, false)

it('finds the move under a pointer, for every move', () => {
  for (let at = 0; at <= 544; at++) expect(moveAt(frame, xOf(frame, at, 544), 544)).toBe(at)
  expect(moveAt(frame, -50, 544)).toBe(0)
  expect(moveAt(frame, 5000, 544)).toBe(544)
})

it('draws chances between the top and the bottom, and lanes below', () => {
  expect(yOf(frame, 1)).toBe(frame.top)
  expect(yOf(frame, 0)).toBe(frame.bottom)
  expect(yOf(frame, 1.2), 'an estimate beyond the ends stays inside').toBe(frame.top)
  expect(frame.decisions).toBeGreaterThan(frame.bottom)
  expect(frame.decisions + frame.bar, 'decisions end above the bars of luck').toBeLessThanOrEqual(
    frame.luck - frame.bar + 12,
  )
  expect(frame.luck + frame.bar).toBeLessThan(frame.height)
  expect(barHeight(frame, -0.9)).toBe(frame.bar)
  expect(barHeight(frame, 0.05)).toBeCloseTo(frame.bar / 5)
})

it('joins steps of the same part, and shortens their names', () => {
  const step = (at: number, part: string): AnalyzedStep => ({ at, part }) as AnalyzedStep
  const steps = [step(0, 'Day 1'), step(1, 'Day 1'), step(2, 'Day 2'), step(3, 'Day 2')]
  expect(partsOf({ steps } as unknown as Analysis)).toEqual([
    { part: 'Day 1', from: 0, to: 1 },
    { part: 'Day 2', from: 2, to: 3 },
  ])
  expect(partLabel('Day 12', 80)).toBe('Day 12')
  expect(partLabel('Day 12', 20)).toBe('12')
  expect(partLabel('Day 12', 10)).toBe('')
  expect(partLabel('20:30', 40)).toBe('20:30')
  expect(partLabel('20:30', 20), 'half of a time is no time').toBe('')
})
