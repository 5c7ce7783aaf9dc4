import { expect, it } from 'vitest'
import { ServerTime } from './server-time.ts'

it('uses the answer with the shortest round trip', () => {
  const time = new ServerTime()
  time.heard(1_000_900, 0, 1_000) // a second on the way, nearly all of it before the server looked at its clock
  time.heard(1_002_010, 2_000, 2_020)
  time.heard(1_003_400, 3_000, 3_700)
  expect(time.local(1_005_000, 9_999)).toBe(5_000)
})

it('keeps two pages on slow, asymmetric connections within 0.1 seconds', () => {
  const true0 = 50_000_000 // the server's time when both pages began to count
  const pages = [
    [30, 30, 200, 10],
    [120, 10, 15, 90],
  ].map(([there, back, slow, fast]) => {
    const time = new ServerTime()
    time.heard(true0 + there, 0, there + back)
    time.heard(true0 + 500 + slow, 500, 500 + slow + fast)
    return time.local(true0 + 30_000, 0)
  })
  expect(Math.abs(pages[0] - pages[1])).toBeLessThan(100)
})

it('drops old answers, because clocks drift', () => {
  const time = new ServerTime()
  time.heard(1_000, 0, 0)
  for (let i = 1; i <= 8; i++) time.heard(1_500 + i * 10, i * 10, i * 10 + 2)
  expect(time.local(2_500, 0)).toBe(1_001)
})

it('uses the time of arrival before the first answer', () => {
  expect(new ServerTime().local(123_456, 77)).toBe(77)
})
