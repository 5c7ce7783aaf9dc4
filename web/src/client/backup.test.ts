import type { MatchRecord } from '@holdout/engine'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let kept = new Map<string, string>()
let room = Number.POSITIVE_INFINITY
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  removeItem: (name: string) => kept.delete(name),
  setItem: (name: string, text: string) => {
    kept.set(name, text)
    const used = [...kept.values()].reduce((sum, one) => sum + one.length, 0)
    if (used <= room) return
    kept.delete(name)
    throw new Error('full')
  },
}

/** Object.keys of the storage are its names, as in a browser. */
beforeEach(() => {
  kept = new Map()
  room = Number.POSITIVE_INFINITY
  const proxy = new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
  vi.stubGlobal('localStorage', proxy)
})
afterEach(() => vi.unstubAllGlobals())

const { backupNow, importBackup } = await import('./backup.ts')

const put = (name: string, value: unknown): void => storage.setItem(`holdout:${name}`, JSON.stringify(value))
const get = (name: string): unknown => JSON.parse(kept.get(`holdout:${name}`) ?? 'null')

function record(seed: string, moves: number, mark = ''): MatchRecord {
  return {
    format: 'holdout-match',
    version: 1,
    game: 'until-dawn',
    rulesVersion: 2,
    seed,
    options: {},
    players: { john: 'player' },
    moves: Array.from({ length: moves }, (_, i) => ['john', { move: `${mark}${i}` }] as const),
    outcome: null,
    hash: '0'.repeat(64),
  }
}
const save = (id: string, moves: number) => ({
  id,
  game: 'until-dawn',
  players: { john: 'player' },
  moves,
  outcome: null,
  played: 5,
  progress: 0.5,
})
const played = (id: string) => ({
  id,
  game: 'until-dawn',
  seed: id,
  hash: id,
  ended: 1,
  ending: 'won',
  players: 1,
  rivals: 'none',
  options: {},
  mark: null,
  luck: null,
  accuracy: null,
  time: null,
  reached: ['dawn'],
  version: 1,
})

function fill(): void {
  put('match:a', record('s', 3))
  put('matches', [save('a', 3)])
  put('played', [played('p1')])
  put('settings', { theme: 'light' })
  put('lesson:until-dawn', { step: 4, finished: false })
  put('daily', [{ day: '2026-11-18', game: 'until-dawn', seed: 'x', id: 'daily-1', result: { won: true } }])
  put('puzzles', { skill: { mu: 30, sigma: 8 }, results: [{ id: 'one', day: '2026-11-17', right: true }] })
  put('open:a', 'this-tab')
}

it('brings everything into an empty browser', () => {
  fill()
  const file = JSON.parse(JSON.stringify(backupNow())) as unknown
  const before = new Map(kept)
  kept.clear()
  expect(importBackup(file, 'all.json')).toEqual({ games: 1, results: 1 })
  before.delete('holdout:open:a')
  expect(Object.fromEntries([...kept].map(([name, text]) => [name, JSON.parse(text)]))).toEqual(
    Object.fromEntries([...before].map(([name, text]) => [name, JSON.parse(text)])),
  )
})

it('adds nothing twice', () => {
  fill()
  const before = new Map(kept)
  expect(importBackup(JSON.parse(JSON.stringify(backupNow())), 'all.json')).toEqual({ games: 0, results: 0 })
  expect(kept).toEqual(before)
})

it('keeps the longer version of a game, and both if they differ', () => {
  fill()
  const file = (moves: number, mark = '') => ({
    ...backupNow(),
    stored: { 'match:a': record('s', moves, mark), matches: [save('a', moves)] },
  })
  expect(importBackup(file(2), 'shorter.json').games).toBe(0)
  expect((get('match:a') as MatchRecord).moves).toHaveLength(3)
  expect(importBackup(file(5), 'longer.json').games).toBe(1)
  expect((get('match:a') as MatchRecord).moves).toHaveLength(5)
  expect(importBackup(file(4, 'other'), 'different.json').games).toBe(1)
  const ids = (get('matches') as { id: string; moves: number }[]).map(({ id, moves }) => [id, moves])
  expect(ids).toHaveLength(2)
  expect(ids).toContainEqual(['a', 5])
})

it('merges lists and progress, and keeps the settings of this device', () => {
  fill()
  const stored = {
    played: [played('p2')],
    settings: { theme: 'dark' },
    names: ['Ann'],
    'lesson:until-dawn': { step: 2, finished: true },
    daily: [
      { day: '2026-11-18', game: 'until-dawn', seed: 'x', id: 'daily-9', result: null },
      { day: '2026-11-19', game: 'until-dawn', seed: 'y', id: 'daily-2', result: null },
    ],
    puzzles: {
      skill: { mu: 35, sigma: 6 },
      results: [
        { id: 'two', day: '2026-11-18', right: false },
        { id: 'one', day: '2026-11-18', right: false },
      ],
    },
  }
  expect(importBackup({ ...backupNow(), stored }, 'all.json').results).toBe(1)
  expect(get('settings')).toEqual({ theme: 'light' })
  expect(get('names')).toEqual(['Ann'])
  expect(get('lesson:until-dawn')).toEqual({ step: 4, finished: true })
  expect((get('daily') as { id: string }[]).map(({ id }) => id)).toEqual(['daily-2', 'daily-1'])
  expect(get('puzzles')).toEqual({
    skill: { mu: 35, sigma: 6 },
    results: [
      { id: 'two', day: '2026-11-18', right: false },
      { id: 'one', day: '2026-11-17', right: true },
    ],
  })
})

it('rejects bad files with a reason and changes nothing', () => {
  fill()
  const before = new Map(kept)
  const bad: readonly (readonly [unknown, string])[] = [
    [null, 'is not a file of "Export everything"'],
    [{ format: 'holdout-match', stored: {} }, 'is not a file of "Export everything"'],
    [{ ...backupNow(), version: 2 }, 'newer version'],
    [{ ...backupNow(), stored: { 'match:z': { game: 'until-dawn' }, played: [played('new')] } }, 'match:z'],
    [{ ...backupNow(), stored: { 'match:z': record('z', 1), played: [{ id: 3 }] } }, 'played'],
    [{ ...backupNow(), stored: { matches: 'no list' } }, 'matches'],
    [{ ...backupNow(), stored: { daily: [1] } }, 'daily'],
    [{ ...backupNow(), stored: { puzzles: [] } }, 'puzzles'],
  ]
  for (const [data, reason] of bad) {
    expect(() => importBackup(data, 'bad.json')).toThrow(reason)
    expect(kept).toEqual(before)
  }
})

it('changes nothing if there is no room', () => {
  fill()
  const before = new Map(kept)
  room = [...kept.values()].reduce((sum, text) => sum + text.length, 0) + 400
  const stored = { played: [played('p2')], 'match:big': record('b', 50), matches: [save('big', 50)] }
  expect(() => importBackup({ ...backupNow(), stored }, 'big.json')).toThrow('does not fit')
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(before))
})
