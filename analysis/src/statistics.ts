import { mean } from '@holdout/bots'
import type { Estimate } from './analysis.ts'

/** The standard error of the mean. */
export function errorOf(values: readonly number[]): number {
  const n = values.length
  if (n < 2) return 0
  const average = mean(values)
  let squares = 0
  for (const value of values) squares += (value - average) ** 2
  return Math.sqrt(squares / (n - 1) / n)
}

export function estimateOf(values: readonly number[]): Estimate {
  return { value: mean(values), error: errorOf(values) }
}

/** The sum of independent estimates. */
export function total(estimates: readonly Estimate[]): Estimate {
  return {
    value: estimates.reduce((sum, { value }) => sum + value, 0),
    error: Math.hypot(...estimates.map(({ error }) => error)),
  }
}

export const NOTHING: Estimate = { value: 0, error: 0 }
