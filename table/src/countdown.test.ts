import { expect, it } from 'vitest'
import { clockText, secondsLeft } from './countdown.ts'

it('shows at most the nominal time of a clock with a grace for network delay', () => {
  expect(clockText({ left: 30_250, of: 30_250 })).toBe('0:30')
  expect(clockText({ left: 30_001, of: 30_250 })).toBe('0:30')
  expect(clockText({ left: 29_999, of: 30_250 })).toBe('0:30')
  expect(clockText({ left: 29_000, of: 30_250 })).toBe('0:29')
})

it('counts down to 0, also for short clocks', () => {
  expect(secondsLeft({ left: 1, of: 5_000 })).toBe(1)
  expect(secondsLeft({ left: 0, of: 5_000 })).toBe(0)
  expect(secondsLeft({ left: 400, of: 500 })).toBe(1)
  expect(clockText({ left: 125_000, of: 300_000 })).toBe('2:05')
})

it('shows no negative time, and at most the full time before the clock starts', () => {
  expect(secondsLeft({ left: -20, of: 30_000 })).toBe(0)
  expect(secondsLeft({ left: 30_100, of: 30_000 })).toBe(30)
})
