import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, describe, expect, it } from 'vitest'
import { postgresStore } from '../src/store/postgres.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Retention, Store, StoredTable } from '../src/store/store.ts'
import { newTable as tableFor } from '../src/tables/new-table.ts'
import { Person } from './people.ts'
import { CLUSTER, services } from './services.ts'
import { gather, newTable, servers, stopMatch } from './table-host.ts'

const { start, newData } = servers()
const { newDatabase } = services()

const KINDS = [
  { kind: 'SQLite', open: async () => sqliteStore(join(mkdtempSync(join(tmpdir(), 'holdout-prune-')), 'a.db')) },
  ...(CLUSTER ? [{ kind: 'PostgreSQL', open: async () => postgresStore(await newDatabase()) }] : []),
]
const opened: Store[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})

const DAY = 24 * 3_600_000
const NOW = 1_800_000_000_000
const OLD = NOW - 100 * DAY
const NOTHING: Retention = {
  guests: 0,
  waiting: 0,
  finished: 0,
  playing: 0,
  chat: 0,
  answers: 0,
  notices: 0,
  chatLines: 0,
}

/** Guests, tables, chat lines and answers, each old and new. */
async function filled(store: Store): Promise<void> {
  const guest = (id: string, created: number, login: string | null = null) =>
    store.createUser({ id, name: id, login, password: null, sessions: 1, created })
  await guest('old-guest', OLD)
  await guest('old-player', OLD)
  await guest('old-watcher-seen-today', OLD)
  await guest('old-account', OLD, 'old')
  await guest('new-guest', NOW - DAY)
  const table = async (id: string, status: StoredTable['status'], at: number, user: string, seen = at) => {
    const made = await tableFor(user, newTable('until-dawn', { seat: 'john' }), at)
    await store.createTable({ ...made, id, status })
    await store.saveSeen([{ table: id, user }], seen)
  }
  await table('waiting-old', 'waiting', OLD, 'old-account')
  await table('waiting-used', 'waiting', OLD, 'old-account', NOW - DAY)
  await table('waiting-new', 'waiting', NOW - DAY, 'new-guest')
  await table('over-old', 'over', OLD, 'old-account')
  await table('over-new', 'over', NOW - DAY, 'old-account')
  await table('playing-old', 'playing', OLD, 'old-player')
  await store.saveSeen([{ table: 'playing-old', user: 'old-watcher-seen-today' }], NOW)
  await store.saveSeen([{ table: 'playing-old', user: 'old-guest' }], OLD)
  for (let i = 0; i < 6; i++) {
    const line = { user: 'old-player', name: 'A', seat: null, text: `${i}`, at: i < 2 ? OLD : NOW - DAY }
    await store.addChat('playing-old', line, `r${i}`)
  }
  await store.reject('playing-old', 'old-player/x', 'No.')
}

describe.each(KINDS)('prune on $kind', ({ open }) => {
  const fresh = async (): Promise<Store> => {
    const store = await open()
    opened.push(store)
    await filled(store)
    return store
  }
  const left = async (store: Store) => {
    const some = async (ids: readonly string[], get: (id: string) => Promise<unknown>): Promise<string[]> => {
      const found = await Promise.all(ids.map(async id => ((await get(id)) ? [id] : [])))
      return found.flat()
    }
    const people = ['old-guest', 'old-player', 'old-watcher-seen-today', 'old-account', 'new-guest']
    const tables = ['waiting-old', 'waiting-used', 'waiting-new', 'over-old', 'over-new', 'playing-old']
    return {
      people: await some(people, id => store.user(id)),
      tables: await some(tables, id => store.table(id)),
      chat: (await store.chatSince('playing-old', 0, 100)).map(({ text }) => text),
    }
  }
  const none = { guests: 0, waiting: 0, finished: 0, playing: 0, chat: 0, answers: 0, notices: 0, sessions: 0 }

  it('deletes nothing without a retention', async () => {
    const store = await fresh()
    const before = await left(store)
    expect(await store.prune(NOTHING, NOW, false)).toEqual(none)
    expect(await left(store)).toEqual(before)
  })

  it('counts in a dry run what it then deletes, and keeps the rest', async () => {
    const store = await fresh()
    const before = await left(store)
    const keep = { guests: 90, waiting: 30, finished: 90, playing: 90, chat: 30, answers: 7, notices: 0, chatLines: 3 }
    const expected = { guests: 1, waiting: 1, finished: 1, playing: 0, chat: 3, answers: 1, notices: 0, sessions: 0 }
    expect(await store.prune(keep, NOW, true)).toEqual(expected)
    expect(await left(store)).toEqual(before)
    expect(await store.prune(keep, NOW, false)).toEqual(expected)
    expect(await left(store)).toEqual({
      people: ['old-player', 'old-watcher-seen-today', 'old-account', 'new-guest'],
      tables: ['waiting-used', 'waiting-new', 'over-new', 'playing-old'],
      chat: ['3', '4', '5'],
    })
    expect(await store.prune(keep, NOW, false)).toEqual(none)
  })

  it('forgets old answers, and not new ones', async () => {
    const store = await fresh()
    const keep = { ...NOTHING, answers: 7 }
    expect(await store.prune(keep, Date.now(), false)).toEqual(none)
    expect(await store.answerOf('playing-old', 'old-player/x')).toEqual({ ok: false, reason: 'No.' })
    expect(await store.prune(keep, Date.now() + 8 * DAY, false)).toEqual({ ...none, answers: 1 })
    expect(await store.answerOf('playing-old', 'old-player/x')).toBeNull()
  })

  it('deletes matches without moves only after players could read it for a week', async () => {
    const store = await fresh()
    const keep = { ...NOTHING, playing: 90 }
    const later = NOW + 2 * 3_600_000 // when no one has it open
    expect(await store.prune(keep, later, false), 'no one was told').toEqual(none)
    expect(await store.tellOfRemoval(later)).toBe(later)
    expect(await store.tellOfRemoval(later + DAY), 'told before').toBe(later)
    expect(await store.prune(keep, later + 7 * DAY - 1, false)).toEqual(none)
    expect(await store.prune({ ...keep, playing: 120 }, later + 7 * DAY, false), 'a move is not so old').toEqual(none)
    expect(await store.prune(NOTHING, later + 7 * DAY, false), 'off').toEqual(none)
    expect(await store.prune(keep, later + 7 * DAY, true)).toEqual({ ...none, playing: 1 })
    await store.saveSeen([{ table: 'playing-old', user: 'old-player' }], later + 7 * DAY)
    expect(await store.prune(keep, later + 7 * DAY, false), 'a player has it open').toEqual(none)
    expect(await store.prune(keep, later + 8 * DAY, false)).toEqual({ ...none, playing: 1 })
    expect(await store.table('playing-old')).toBeNull()
    expect(await store.tellOfRemoval(null)).toBeNull()
    expect(await store.tellOfRemoval(later + 9 * DAY), 'turned on again').toBe(later + 9 * DAY)
  })

  it('is claimed once a day, by one node', async () => {
    const store = await fresh()
    const claims = await Promise.all([1, 2, 3].map(() => store.claimPrune(NOW, DAY)))
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(await store.claimPrune(NOW + DAY - 1, DAY)).toBe(false)
    expect(await store.claimPrune(NOW + DAY, DAY)).toBe(true)
  })

  it('knows the size of the database and the open tables of a host', async () => {
    const store = await fresh()
    expect(await store.size()).toBeGreaterThan(10_000)
    expect(await store.openTablesOf('old-account')).toBe(2)
    expect(await store.openTablesOf('old-watcher-seen-today')).toBe(0)
  })
})

it('a server prunes by itself', async () => {
  const data = newData()
  const store = await sqliteStore(join(data, 'holdout.db'))
  await filled(store)
  await store.close()
  await start(data, { HOLDOUT_KEEP_FINISHED: '30', HOLDOUT_SECRET: 'x'.repeat(32) })
  const look = await sqliteStore(join(data, 'holdout.db'))
  opened.push(look)
  await expect.poll(() => look.table('over-old')).toBeNull()
  expect(await look.table('waiting-old'), 'kept without a setting').not.toBeNull()
})

it('says in lists and at the table when a match will be removed, and keeps it after a move', async () => {
  const data = newData()
  const first = await start(data)
  const { id, people } = await gather(first.url, 'until-dawn')
  await first.stop()
  const store = await sqliteStore(join(data, 'holdout.db'))
  const stored = (await store.table(id)) as StoredTable
  await store.close()
  const since = stored.updated - 20 * DAY
  const file = new Database(join(data, 'holdout.db'))
  file.prepare('update tables set updated = ? where id = ?').run(since, id)
  file.close()
  const visit = async (env: Record<string, string>) => {
    const { url, stop } = await start(data, env)
    const ann = people[0].at(url)
    const page = await ann.open(id)
    await page.until(() => page.info !== null)
    const { body } = await ann.ask('GET', 'api/me/tables')
    const [listed] = body.tables as { removal?: unknown }[]
    return { ann, page, stop, shown: [page.info?.removal, listed.removal] }
  }
  for (const env of [{}, { HOLDOUT_KEEP_PLAYING: '60' }]) {
    const { shown, stop } = await visit(env)
    expect(shown, 'never, or more than half of the time is left').toEqual([undefined, undefined])
    await stop()
  }
  const { ann, page, shown } = await visit({ HOLDOUT_KEEP_PLAYING: '30' })
  const removal = { since, at: since + 30 * DAY }
  expect(shown).toEqual([removal, removal])
  expect(await page.request({ type: 'move', move: { move: 'pass' } })).toMatchObject({ type: 'done' })
  expect((await ann.ask('GET', `api/tables/${id}`)).body.removal).toBeUndefined()
})

describe('quotas', () => {
  it('limit the open tables of a person, with a sentence that says what to do', async () => {
    const { url } = await start(newData(), { HOLDOUT_PERSON_TABLES: '2' })
    const { people, pages } = await gather(url, 'until-dawn')
    const open = () => people[0].ask('POST', 'api/tables', newTable('until-dawn'))
    expect((await open()).status).toBe(201)
    expect(await open()).toEqual({
      status: 409,
      body: { error: 'You already have 2 tables that are not over. Finish or leave one first.' },
    })
    expect((await (await Person.called('Ben', url)).ask('POST', 'api/tables', newTable('until-dawn'))).status).toBe(201)
    await stopMatch(pages)
    expect((await open()).status, 'a finished game does not count').toBe(201)
    expect(await pages[0].request({ type: 'rematch' })).toMatchObject({
      type: 'error',
      message: expect.stringContaining('Finish or leave one first'),
    })
  })

  it('limit the new tables of an address per day', async () => {
    const { url } = await start(newData(), { HOLDOUT_ADDRESS_TABLES: '2' })
    const answers = []
    for (const name of ['Ann', 'Ben', 'Cat'])
      answers.push(await (await Person.called(name, url)).ask('POST', 'api/tables', newTable('until-dawn')))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 429])
    expect(answers[2].body.error).toMatch(/Too many new tables from this address today. Try again in \d+ minutes/)
  })

  it.each([
    ['free disk space', { HOLDOUT_MIN_FREE: '900000000' }],
    ['the size of the database', { HOLDOUT_MAX_DATABASE: '1' }],
  ])('of %s stop new tables and chat, but not matches; log and metrics say so', async (_what, env) => {
    const data = newData()
    const first = await start(data)
    const { id, people } = await gather(first.url, 'until-dawn')
    await first.stop()
    const store = await sqliteStore(join(data, 'holdout.db'))
    const line = { user: 'x', name: 'X', seat: null, text: 'x'.repeat(500), at: NOW }
    await Promise.all(Array.from({ length: 1_600 }, (_, i) => store.addChat(id, line, `x/${i}`)))
    await store.close()
    const lines: string[] = []
    const log = { write: (text: string) => void lines.push(text) }
    const { url } = await start(data, { ...env, HOLDOUT_LOG: 'warn', HOLDOUT_CHAT_LINES: '0' }, log)
    const ann = people[0].at(url)
    const page = await ann.open(id)
    const refused = await ann.ask('POST', 'api/tables', newTable('until-dawn'))
    expect(refused).toMatchObject({ status: 503, body: { error: expect.stringContaining('low on space') } })
    expect(await page.request({ type: 'chat', text: 'hello' })).toMatchObject({ type: 'error' })
    expect(await page.request({ type: 'move', move: { move: 'pass' } })).toMatchObject({ type: 'done' })
    expect(lines.filter(text => text.includes('Too little space'))).toHaveLength(1)
    expect(await (await fetch(`${url}metrics`)).text()).toContain('holdout_space 2')
  })
})
