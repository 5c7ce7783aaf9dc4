import { InputError, type MatchRecord, readRecord } from '@holdout/engine'
import { everythingText } from '../text/records.ts'
import { isPlayedGame, mergeGames } from './records.ts'
import { isSave, newId, type Save } from './save-list.ts'
import { keptNames, readStored, removeStored, storedText, writeStored } from './storage.ts'

/** Everything on this device in one file, by the names of the storage. */
export interface DeviceBackup {
  readonly format: 'holdout-backup'
  readonly version: 1
  /** When it was made, in ms since 1970. */
  readonly at: number
  readonly stored: Readonly<Record<string, unknown>>
}

/** Marks of open tabs, and deals that the server made for this browser. */
const OF_THIS_BROWSER = /^(open:|daily-deal:|online$|shuffles$)/

export function backupNow(): DeviceBackup {
  const names = keptNames('').filter(name => !OF_THIS_BROWSER.test(name))
  const stored = Object.fromEntries(names.map(name => [name, readStored(name)]))
  return { format: 'holdout-backup', version: 1, at: Date.now(), stored }
}

/** Whether a file says that it is a backup, whatever else is in it. */
export function saysBackup(data: unknown): boolean {
  return (data as { format?: unknown } | null)?.format === 'holdout-backup'
}

/** What an import added. */
export interface Imported {
  readonly games: number
  readonly results: number
}

/**
 * Adds everything in a backup to what is on this device. What is here stays; of two versions of a game the longer one
 * stays, and games that differ stay both. Throws an `InputError` for a bad file or if there is no room, and then changes
 * nothing.
 */
export function importBackup(data: unknown, file: string): Imported {
  const { version, stored } = (data ?? {}) as Partial<Record<keyof DeviceBackup, unknown>>
  if (!saysBackup(data) || !isObject(stored)) throw new InputError(everythingText.notBackup(file))
  if (version !== 1) throw new InputError(everythingText.newer(file))
  const wrong = (part: string): InputError => new InputError(everythingText.damaged(file, part))
  const writes = new Map<string, unknown>()
  const games = addGames(stored, writes, wrong)
  const results = addResults(stored, writes, wrong)
  for (const [name, value] of Object.entries(stored)) {
    if (OF_THIS_BROWSER.test(name) || value === null || writes.has(name)) continue
    if (/^(match:|matches$|played$|hints-used:|hints:)/.test(name)) continue
    const here = readStored(name)
    const merged = mergedValue(name, here, value, wrong)
    if (JSON.stringify(merged) !== JSON.stringify(here)) writes.set(name, merged)
  }
  writeAll(writes, file)
  return { games, results }
}

type Wrong = (part: string) => InputError
type Stored = Readonly<Record<string, unknown>>

/** Adds saved games with their list entries and hints. Returns how many. */
function addGames(stored: Stored, writes: Map<string, unknown>, wrong: Wrong): number {
  const listed = listIn(stored.matches, 'matches', isSave, wrong)
  const here = listIn(readStored('matches') ?? [], 'matches', isSave, wrong)
  const list = new Map<string, Save>(here.map(save => [save.id, save]))
  let added = 0
  for (const [name, value] of Object.entries(stored)) {
    if (!name.startsWith('match:')) continue
    const record = recordIn(value, name, wrong)
    const own = readStored(name) as MatchRecord | null
    const old = name.slice('match:'.length)
    const id = own === null || continues(record, own) ? old : newId()
    if (own !== null && continues(own, record)) continue // the same game, or a longer one is here
    added += 1
    writes.set(`match:${id}`, record)
    const entry = listed.find(save => save.id === old)
    const { game, players, moves, outcome } = record
    const facts = { id, game, players, moves: moves.length, outcome }
    list.set(id, { played: 0, progress: 0, ...entry, ...facts })
    for (const hint of ['hints-used', 'hints'])
      if (stored[`${hint}:${old}`] !== undefined) writes.set(`${hint}:${id}`, stored[`${hint}:${old}`])
  }
  if (added > 0)
    writes.set(
      'matches',
      [...list.values()].toSorted((a, b) => b.played - a.played),
    )
  return added
}

/** Whether a record begins with all moves of another one of the same deal. */
function continues(longer: MatchRecord, { seed, game, moves }: MatchRecord): boolean {
  if (longer.seed !== seed || longer.game !== game || longer.moves.length < moves.length) return false
  return JSON.stringify(longer.moves.slice(0, moves.length)) === JSON.stringify(moves)
}

function addResults(stored: Stored, writes: Map<string, unknown>, wrong: Wrong): number {
  const here = listIn(readStored('played') ?? [], 'played', isPlayedGame, wrong)
  const merged = mergeGames(here, listIn(stored.played, 'played', isPlayedGame, wrong))
  if (JSON.stringify(merged) !== JSON.stringify(here)) writes.set('played', merged)
  return merged.length - here.length
}

/** How values of a name are merged. Without a rule, what is here stays. */
function mergedValue(name: string, here: unknown, value: unknown, wrong: Wrong): unknown {
  if (name === 'daily') return union(name, here, value, one => `${one.day}/${one.game}/${one.seed}`, wrong)
  if (name.startsWith('results:')) return union(name, here, value, one => String(one.id), wrong)
  if (name === 'puzzles') return mergedPuzzles(here, value, wrong)
  if (name.startsWith('lesson:')) return furtherLesson(here, value)
  return here ?? value
}

/** Two lists of objects as one. Of two with one key, one with a result replaces one without. */
function union(
  name: string,
  here: unknown,
  value: unknown,
  keyOf: (one: Readonly<Record<string, unknown>>) => string,
  wrong: Wrong,
): unknown[] {
  const all = new Map(listIn(here ?? [], name, isObject, wrong).map(one => [keyOf(one), one]))
  for (const one of listIn(value, name, isObject, wrong)) {
    const own = all.get(keyOf(one))
    if (!own || ((own.result ?? null) === null && (one.result ?? null) !== null)) all.set(keyOf(one), one)
  }
  const list = [...all.values()]
  return name === 'daily' ? list.toSorted((a, b) => String(b.day).localeCompare(String(a.day))) : list
}

/** First answers to puzzles count. The skill is that of the side with more answers. */
function mergedPuzzles(here: unknown, value: unknown, wrong: Wrong): unknown {
  if (!isObject(value)) throw wrong('puzzles')
  if (!isObject(here)) return value
  const results = union('puzzles', here.results, value.results ?? [], one => String(one.id), wrong)
  const count = (side: Stored): number => (Array.isArray(side.results) ? side.results.length : 0)
  const base = count(value) > count(here) ? { ...here, ...value } : { ...value, ...here }
  const day = (one: unknown): string => String((one as { day?: unknown }).day)
  return { ...base, results: results.toSorted((a, b) => day(b).localeCompare(day(a))) }
}

function furtherLesson(here: unknown, value: unknown): unknown {
  if (!isObject(here) || !isObject(value)) return here ?? value
  const step = Math.max(Number(here.step) || 0, Number(value.step) || 0)
  return { ...value, ...here, step, finished: here.finished === true || value.finished === true }
}

/** Writes everything or, if there is no room, nothing. */
function writeAll(writes: ReadonlyMap<string, unknown>, file: string): void {
  const before = new Map([...writes.keys()].map(name => [name, storedText(name)]))
  for (const [name, value] of writes) {
    if (writeStored(name, value)) continue
    for (const [old, text] of before) {
      removeStored(old)
      if (text !== null) writeStored(old, JSON.parse(text))
    }
    throw new InputError(everythingText.full(file))
  }
  // This tab does not get the event that other tabs get.
  if (typeof dispatchEvent === 'function') dispatchEvent(new StorageEvent('storage', { key: null }))
}

function recordIn(value: unknown, name: string, wrong: Wrong): MatchRecord {
  try {
    return readRecord(JSON.stringify(value), name)
  } catch {
    throw wrong(name)
  }
}

function listIn<T>(value: unknown, name: string, is: (one: unknown) => one is T, wrong: Wrong): T[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || !value.every(is)) throw wrong(name)
  return value
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
