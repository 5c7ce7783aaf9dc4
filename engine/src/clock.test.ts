import { expect, it } from 'vitest'
import { type Clock, nextExpiry, tendClocks, timeLeft } from './clock.ts'

const clock = (id: string, running = true): Clock => ({
  id,
  ms: 30_000,
  seats: ['anna'],
  running,
  shown: true,
  expires: { move: 'gong' },
})

it('starts a new clock with its full time', () => {
  expect(tendClocks([], [clock('search')], 1000)).toEqual([{ id: 'search', left: 30_000, since: 1000 }])
})

it('continues a clock with the same id, and keeps the time of a paused clock', () => {
  let running = tendClocks([], [clock('action')], 0)
  running = tendClocks(running, [clock('action', false)], 10_000)
  expect(timeLeft(running[0], 99_000)).toBe(20_000)
  expect(nextExpiry(running)).toBeNull()
  running = tendClocks(running, [clock('action')], 50_000)
  expect(nextExpiry(running)).toEqual({ id: 'action', at: 70_000 })
})

it('keeps the grace period apart from the time: within it there is no time-out', () => {
  const graceful = { ...clock('action'), grace: 250 }
  const running = tendClocks([], [graceful, clock('answer')], 0)
  expect(timeLeft(running[0], 30_100)).toBe(-100)
  expect(nextExpiry(running.slice(0, 1))).toEqual({ id: 'action', at: 30_250 })
  expect(nextExpiry(running.slice(0, 1), 300)).toEqual({ id: 'action', at: 30_250 })
  expect(nextExpiry(running.slice(1), 300)).toEqual({ id: 'answer', at: 30_300 })
  expect(nextExpiry(running, 300)?.id).toBe('action')
})

it('gives no grace period after the deadline, also if the clock was paused meanwhile', () => {
  const graceful = (running: boolean): Clock => ({ ...clock('action', running), grace: 250 })
  const started = tendClocks([], [graceful(true)], 0)
  const late = tendClocks(started, [graceful(true)], 30_100)
  expect(nextExpiry(late, 300)).toEqual({ id: 'action', at: 30_000 })
  const waiting = tendClocks(started, [graceful(false)], 30_100)
  expect(nextExpiry(waiting, 300)).toBeNull()
  expect(nextExpiry(tendClocks(waiting, [graceful(true)], 40_000), 300)).toEqual({ id: 'action', at: 39_900 })
})

it('drops a clock that the game no longer declares, and names the first to run out', () => {
  const running = tendClocks([], [clock('late'), { ...clock('soon'), ms: 5000 }], 0)
  expect(nextExpiry(running)?.id).toBe('soon')
  expect(tendClocks(running, [clock('late')], 100).map(({ id }) => id)).toEqual(['late'])
})
