import { expect, it } from 'vitest'
import { elapsed, launch, musicLevel, pause, resume, sandLeft, untilGong } from './search-timer.ts'

const NINETY = { seconds: 90, jitter: 10 }

it('rings within the range, both ends included', () => {
  expect(launch(0, NINETY, () => 0).gongAt).toBe(80_000)
  expect(launch(0, NINETY, () => 0.5).gongAt).toBe(90_000)
  expect(launch(0, NINETY, () => 0.9999).gongAt).toBe(100_000)
  expect(launch(5, { seconds: 45, jitter: 0 }, () => 0.7).gongAt).toBe(45_005)
})

it('chooses each second of the range with equal probability', () => {
  const seen = new Map<number, number>()
  for (let i = 0; i < 2100; i++) {
    const { gongAt } = launch(0, NINETY, () => i / 2100)
    seen.set(gongAt, (seen.get(gongAt) ?? 0) + 1)
  }
  expect([...seen.values()]).toEqual(Array(21).fill(100))
})

it('stops while it is paused', () => {
  const running = launch(0, NINETY, () => 0.5)
  const paused = pause(running, 30_000)
  expect(elapsed(paused, 500_000)).toBe(30_000)
  expect(untilGong(paused, 500_000)).toBe(null)
  const again = resume(paused, 70_000)
  expect(elapsed(again, 71_000)).toBe(31_000)
  expect(untilGong(again, 71_000)).toBe(59_000)
  expect(pause(paused, 99_000)).toBe(paused)
  expect(resume(running, 99_000)).toBe(running)
})

it('lets the sand fall all the time, and never run out before the last possible gong', () => {
  let before = 1.1
  for (let ms = 0; ms <= 100_000; ms += 500) {
    const now = sandLeft(ms, 90)
    expect(now).toBeLessThan(before)
    expect(now).toBeGreaterThan(0.03)
    before = now
  }
})

it('plays all 5 layers before the first possible gong', () => {
  expect(musicLevel(0, 90)).toBe(1)
  expect(musicLevel(40_000, 90)).toBe(3)
  expect(musicLevel(80_000, 90)).toBe(5)
  expect(musicLevel(200_000, 90)).toBe(5)
})
