import { describe, expect, it } from 'vitest'
import { listText } from './common.ts'
import { playersText, timeAgo, winnersText } from './matches.ts'

describe('playersText', () => {
  it.each([
    [{ john: 'player' }, 'solo'],
    [{ a: 'player', b: 'greedy bot' }, 'with 1 bot'],
    [{ a: 'greedy bot', b: 'player', c: 'random bot' }, 'with 2 bots'],
    [{ a: 'Ana' }, 'Ana'],
    [{ a: 'Ana', b: 'Bo', c: 'greedy bot', d: 'greedy bot' }, 'Ana, Bo and 2 bots'],
    [{ a: 'player', b: 'player' }, '2 people'],
    [{ a: 'Ana', b: 'player' }, 'Ana and 1 more'],
    [{ a: 'greedy bot', b: 'greedy bot' }, '2 bots only'],
    [{ john: 'greedy' }, '1 bot only'],
  ])('%o: %s', (players, text) => {
    expect(playersText(players as Record<string, string>)).toBe(text)
  })
})

describe('timeAgo', () => {
  const now = Date.UTC(2026, 4, 20, 12)
  const minute = 60_000
  it.each([
    [0, ''],
    [now - 20_000, 'just now'],
    [now - minute, '1 minute ago'],
    [now - 59 * minute, '59 minutes ago'],
    [now - 60 * minute, '1 hour ago'],
    [now - 23 * 60 * minute, '23 hours ago'],
    [now - 30 * 60 * minute, 'yesterday'],
    [now - 5 * 24 * 60 * minute, '5 days ago'],
  ])('%i: %s', (when, text) => {
    expect(timeAgo(when, now)).toBe(text)
  })
  it('gives the date after 2 weeks', () => {
    expect(timeAgo(now - 40 * 24 * 60 * minute, now)).toMatch(/^on .*2026$/)
  })
})

it('names the winners', () => {
  expect(winnersText(['you'], 1)).toBe('won')
  expect(winnersText([], 1)).toBe('lost')
  expect(winnersText([], 3)).toBe('no winner')
  expect(winnersText(['Ann', 'Ben'], 3)).toBe('Ann and Ben won')
  expect(winnersText(['Ann', 'Ben'], 2)).toBe('all players won')
})

it('lists names', () => {
  expect([listText([]), listText(['a']), listText(['a', 'b']), listText(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
})
