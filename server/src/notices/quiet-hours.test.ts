import { describe, expect, it } from 'vitest'
import { isTimeZone, quietUntil } from './quiet-hours.ts'

const until = (from: string, to: string, zone: string, now: string): string | null => {
  const end = quietUntil({ from, to, zone }, Date.parse(now))
  return end === null ? null : new Date(end).toISOString()
}

describe('quiet hours', () => {
  it.each([
    // from, to, zone, now, until
    ['22:00', '08:00', 'UTC', '2026-11-18T21:59:59Z', null],
    ['22:00', '08:00', 'UTC', '2026-11-18T22:00:00Z', '2026-11-19T08:00:00.000Z'],
    ['22:00', '08:00', 'UTC', '2026-11-19T00:00:30Z', '2026-11-19T08:00:00.000Z'],
    ['22:00', '08:00', 'UTC', '2026-11-19T08:00:00Z', null],
    ['09:00', '17:00', 'UTC', '2026-11-18T12:00:00Z', '2026-11-18T17:00:00.000Z'],
    ['09:00', '17:00', 'UTC', '2026-11-18T18:00:00Z', null],
    ['22:00', '08:00', 'Asia/Kolkata', '2026-11-18T16:29:00Z', null],
    ['22:00', '08:00', 'Asia/Kolkata', '2026-11-18T16:30:00Z', '2026-11-19T02:30:00.000Z'],
    ['22:00', '08:00', 'America/New_York', '2026-11-19T04:00:00Z', '2026-11-19T13:00:00.000Z'],
    ['00:00', '00:00', 'UTC', '2026-11-18T00:00:00Z', null],
  ])('from %s to %s in %s at %s: until %s', (from, to, zone, now, end) => {
    expect(until(from, to, zone, now)).toBe(end)
  })

  it('end at the time that the clock shows, also in the nights in which summer time begins and ends', () => {
    expect(until('22:00', '08:00', 'Europe/Berlin', '2026-03-28T22:00:00Z')).toBe('2026-03-29T06:00:00.000Z')
    expect(until('22:00', '08:00', 'Europe/Berlin', '2026-10-24T21:00:00Z')).toBe('2026-10-25T07:00:00.000Z')
  })

  it('know the names of time zones', () => {
    expect(['Europe/Berlin', 'UTC', 'Mars/Base', ''].map(isTimeZone)).toEqual([true, true, false, false])
  })
})
