import { describe, expect, it } from 'vitest'
import { agoOf, companyOf, listed } from './save-words.ts'

describe('companyOf', () => {
  it.each([
    [{ john: 'player' }, 'alone'],
    [{ a: 'player', b: 'greedy bot' }, 'with a bot'],
    [{ a: 'greedy bot', b: 'player', c: 'random bot' }, 'with 2 bots'],
    [{ a: 'Ana' }, 'Ana'],
    [{ a: 'Ana', b: 'Bo', c: 'greedy bot', d: 'greedy bot' }, 'Ana, Bo and 2 bots'],
    [{ a: 'player', b: 'player' }, '2 people'],
    [{ a: 'Ana', b: 'player' }, 'Ana and 1 more'],
    [{ a: 'greedy bot', b: 'greedy bot' }, '2 bots among themselves'],
    [{ john: 'greedy' }, 'a bot, alone'],
  ])('%o: %s', (players, words) => {
    expect(companyOf(players as Record<string, string>)).toBe(words)
  })
})

describe('agoOf', () => {
  const now = Date.UTC(2026, 4, 20, 12)
  const minute = 60_000
  it.each([
    [0, ''],
    [now - 20_000, 'just now'],
    [now - minute, 'a minute ago'],
    [now - 59 * minute, '59 minutes ago'],
    [now - 60 * minute, 'an hour ago'],
    [now - 23 * 60 * minute, '23 hours ago'],
    [now - 30 * 60 * minute, 'yesterday'],
    [now - 5 * 24 * 60 * minute, '5 days ago'],
  ])('%i: %s', (when, words) => {
    expect(agoOf(when, now)).toBe(words)
  })
  it('names the day of what is long past', () => {
    expect(agoOf(now - 40 * 24 * 60 * minute, now)).toMatch(/^on .*2026$/)
  })
})

it('lists', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
})
