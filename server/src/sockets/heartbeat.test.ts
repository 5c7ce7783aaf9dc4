import { afterEach, expect, it, vi } from 'vitest'
import { Heartbeat } from './heartbeat.ts'

afterEach(() => vi.useRealTimers())

it('calls each item once per round, a few at a time, until it is deleted', () => {
  vi.useFakeTimers()
  const beaten: number[] = []
  const heart = new Heartbeat<number>(20_000, one => beaten.push(one))
  const all = Array.from({ length: 50 }, (_, i) => i)
  for (const one of all) heart.add(one)
  vi.advanceTimersByTime(1_000)
  expect(beaten.length).toBeLessThan(4)
  vi.advanceTimersByTime(19_000)
  expect(beaten.toSorted((a, b) => a - b)).toEqual(all)
  beaten.length = 0
  heart.delete(7)
  vi.advanceTimersByTime(20_000)
  expect(beaten.toSorted((a, b) => a - b)).toEqual(all.filter(one => one !== 7))
  heart.stop()
  vi.advanceTimersByTime(20_000)
  expect(beaten).toHaveLength(49)
})
