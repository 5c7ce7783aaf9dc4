import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { postgresStore } from '../src/store/postgres.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { AfterEntry, LogEntry, Store, StoredTable } from '../src/store/store.ts'
import { CLUSTER, services } from './services.ts'

const { newDatabase } = services()

/** Each kind of store, and how to create an empty place for one. */
const KINDS = [
  { kind: 'SQLite', place: async () => join(mkdtempSync(join(tmpdir(), 'holdout-store-')), 'a.db'), open: sqliteStore },
  ...(CLUSTER ? [{ kind: 'PostgreSQL', place: newDatabase, open: postgresStore }] : []),
]

const NOW = 1_800_000_000_000
const opened: Store[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})

const ann = { id: 'ann', name: 'Ann', login: null, password: null, sessions: 1, created: NOW }
const table = (id: string, change: Partial<StoredTable> = {}): StoredTable => ({
  id,
  version: 1,
  status: 'playing',
  public: true,
  setup: {
    game: 'until-dawn',
    rulesVersion: 1,
    options: {},
    seats: [{ seat: 'john', kind: 'person', user: 'ann', name: 'Ann', level: null }],
    spectators: true,
    host: { user: 'ann', name: 'Ann' },
    secret: 'x',
    seedHash: 'y',
    entropy: {},
    pausedBy: null,
    rematch: null,
  },
  moves: 0,
  clocks: [],
  dueAt: null,
  outcome: null,
  winners: null,
  created: NOW,
  updated: NOW,
  ...change,
})
const entry = (seq: number, id = `r${seq}`): LogEntry => ({
  seq,
  seat: 'john',
  move: { move: 'pass' },
  id,
  at: NOW + seq,
})
const after = (change: Partial<AfterEntry> = {}): AfterEntry => ({
  version: 1,
  logOnly: false,
  clocks: [{ id: 'turn', left: 30_000, since: NOW }],
  dueAt: NOW + 30_000,
  status: 'playing',
  outcome: null,
  winners: null,
  now: NOW,
  ...change,
})

describe.each(KINDS)('the store $kind', ({ place, open }) => {
  const openAt = async (where: string): Promise<Store> => {
    const store = await open(where)
    opened.push(store)
    return store
  }
  const fresh = async (): Promise<Store> => openAt(await place())

  it('stores users, keeps logins unique and deletes users', async () => {
    const store = await fresh()
    await store.createUser(ann)
    await store.createUser({ ...ann, id: 'ben', name: 'Ben' })
    expect(await store.user('ann')).toMatchObject(ann)
    expect(await store.updateUser('ann', { login: 'ann', password: 'hash' })).toBe(true)
    expect(await store.updateUser('ben', { login: 'ann' })).toBe(false)
    expect(await store.userByLogin('ann')).toMatchObject({ id: 'ann', password: 'hash' })
    await store.createTable(table('t'))
    await store.addChat('t', { user: 'ann', name: 'Ann', seat: 'john', text: 'hello', at: NOW }, 'r1')
    await store.deleteUser('ann')
    expect(await store.user('ann')).toBeNull()
    expect(JSON.stringify(await store.chatSince('t', 0, 10))).not.toContain('Ann')
  })

  it('merges two users with their chat lines and tables', async () => {
    const store = await fresh()
    for (const id of ['guest', 'ann']) await store.createUser({ ...ann, id })
    for (const id of ['t', 'u']) await store.createTable(table(id))
    await store.saveSeen([{ table: 't', user: 'guest' }], NOW)
    await store.saveSeen(
      [
        { table: 'u', user: 'guest' },
        { table: 'u', user: 'ann' },
      ],
      NOW,
    )
    await store.addChat('t', { user: 'guest', name: 'Guest', seat: null, text: 'hello', at: NOW }, 'r1')
    await store.mergeUser('guest', 'ann')
    expect(await store.user('guest')).toBeNull()
    expect((await store.tablesOf('ann', 10)).map(({ id }) => id).sort()).toEqual(['t', 'u'])
    expect(await store.tablesOf('guest', 10)).toEqual([])
    expect(await store.chatSince('t', 0, 10)).toMatchObject([{ user: 'ann', text: 'hello' }])
  })

  it('returns a table as it was stored, and finds public ones', async () => {
    const store = await fresh()
    const over = table('b', { status: 'over', outcome: 'dawn', updated: NOW + 1 })
    for (const one of [table('a'), over, table('c', { public: false })]) await store.createTable(one)
    expect(await store.table('b')).toEqual(over)
    expect(await store.table('none')).toBeNull()
    const ids = async (filter: object) => (await store.publicTables(filter, 10)).map(({ id }) => id)
    expect(await ids({})).toEqual(['b', 'a'])
    expect(await ids({ status: 'playing' })).toEqual(['a'])
    const waiting = table('d', { status: 'waiting' })
    await store.createTable({ ...waiting, setup: { ...waiting.setup, muted: [{ user: 'ben', name: 'Ben' }] } })
    expect(await ids({ status: 'waiting' })).toEqual(['d'])
    expect(await store.table('d')).toMatchObject({ status: 'waiting', setup: { muted: [{ user: 'ben' }] } })
    expect(await ids({ game: 'viral-dawn' })).toEqual([])
  })

  it('changes a table only for writers who saw its current version', async () => {
    const store = await fresh()
    await store.createTable(table('t'))
    expect(await store.updateTable('t', { version: 1, moves: 0 }, { status: 'over' })).toBe(true)
    expect(await store.updateTable('t', { version: 1, moves: 0 }, { status: 'playing' })).toBe(false)
    expect(await store.updateTable('t', { version: 2, moves: 3 }, { status: 'playing' })).toBe(false)
    expect(await store.table('t')).toMatchObject({ status: 'over', version: 2 })
  })

  it('adds an entry and updates the row', async () => {
    const store = await fresh()
    await store.createTable(table('t'))
    const ending = after({ status: 'over', outcome: 'dawn', winners: ['john'], dueAt: null, clocks: [] })
    expect(await store.lastMoves(['t', 'nowhere'])).toEqual(new Map())
    expect(await store.append('t', entry(1), after())).toBe('done')
    expect(await store.table('t')).toMatchObject({ moves: 1, clocks: after().clocks, dueAt: NOW + 30_000 })
    expect(await store.append('t', { ...entry(2), move: null }, ending)).toBe('done')
    const over = { moves: 2, status: 'over', outcome: 'dawn', winners: ['john'], dueAt: null, clocks: [] }
    expect(await store.table('t')).toMatchObject(over)
    expect(await store.lastMoves(['t', 'nowhere'])).toEqual(new Map([['t', entry(2).at]]))
    expect(await store.entriesSince('t', 0)).toEqual([entry(1), { ...entry(2), move: null }])
    expect(await store.entriesSince('t', 1)).toHaveLength(1)
  })

  it('rejects an entry that does not follow: another was first, the table changed, a gap, or it is over', async () => {
    const store = await fresh()
    await store.createTable(table('t'))
    expect(await store.append('t', entry(1), after())).toBe('done')
    expect(await store.append('t', entry(1, 'other'), after())).toBe('taken')
    expect(await store.append('t', entry(3), after())).toBe('taken')
    expect(await store.append('t', entry(2), after({ version: 7 }))).toBe('taken')
    expect(await store.append('none', entry(1), after())).toBe('taken')
    await store.updateTable('t', { version: 1, moves: 1 }, { status: 'over' })
    expect(await store.append('t', entry(2), after({ version: 2 }))).toBe('taken')
    expect(await store.table('t')).toMatchObject({ moves: 1, status: 'over' })
    expect(await store.entriesSince('t', 0)).toEqual([entry(1)])
  })

  it('stores a request once, and returns its entry', async () => {
    const store = await fresh()
    await store.createTable(table('t'))
    await store.createTable(table('u'))
    expect(await store.append('t', entry(1, 'same'), after())).toBe('done')
    expect(await store.append('t', entry(2, 'same'), after({ clocks: [] }))).toBe(1)
    expect(await store.append('u', entry(1, 'same'), after())).toBe('done') // another table's ids are its own
    expect(await store.table('t')).toMatchObject({ moves: 1, clocks: after().clocks })
    expect(await store.entryOf('t', 'same')).toBe(1)
    expect(await store.entryOf('t', 'other')).toBeNull()
  })

  it('knows requests from before a restart, and does not confuse requests with equal hashes', async () => {
    const where = await place()
    const first = await open(where)
    await first.createTable(table('t'))
    // These two have the same 32-bit FNV-1a sum.
    expect(await first.append('t', entry(1, 'costarring'), after())).toBe('done')
    expect(await first.append('t', entry(2, 'liquid'), after())).toBe('done')
    await first.close()
    const second = await openAt(where)
    expect(await second.append('t', entry(3, 'liquid'), after())).toBe(2)
    expect(await second.append('t', entry(3, 'costarring'), after())).toBe(1)
    expect(await second.append('t', entry(3), after())).toBe('done')
    expect(await second.append('t', entry(4), after())).toBe('done')
    expect((await second.entriesSince('t', 0)).map(({ id }) => id)).toEqual(['costarring', 'liquid', 'r3', 'r4'])
  })

  it('counts an entry that changes no row, and keeps the row', async () => {
    const store = await fresh()
    await store.createTable(table('t'))
    expect(await store.append('t', entry(1), after())).toBe('done')
    expect(await store.append('t', entry(2), after({ logOnly: true }))).toBe('done')
    expect(await store.table('t')).toMatchObject({ moves: 2, clocks: after().clocks, dueAt: NOW + 30_000 })
    expect(await store.marks(['t'])).toEqual(new Map([['t', { version: 1, moves: 2 }]]))
    expect((await store.publicTables({}, 10)).map(({ moves }) => moves)).toEqual([2])
    expect(await store.updateTable('t', { version: 1, moves: 1 }, { status: 'over' })).toBe(false)
    expect(await store.updateTable('t', { version: 1, moves: 2 }, { status: 'over' })).toBe(true)
  })

  it('orders many writers without a gap', async () => {
    const where = await place()
    const stores = [await openAt(where), await openAt(where)] // two nodes, as far as the database can tell
    await stores[0].createTable(table('t'))
    const write = async (writer: number): Promise<void> => {
      const store = stores[writer % stores.length]
      for (;;) {
        const { moves } = (await store.table('t')) as StoredTable
        if ((await store.append('t', entry(moves + 1, `writer-${writer}`), after())) === 'done') return
      }
    }
    await Promise.all(Array.from({ length: 24 }, (_, writer) => write(writer)))
    const entries = await stores[1].entriesSince('t', 0)
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1))
    expect(new Set(entries.map(({ id }) => id)).size).toBe(24)
  })

  it('stores concurrent entries together; one that does not follow does not affect the others', async () => {
    const store = await fresh()
    const ids = Array.from({ length: 30 }, (_, i) => `t${i}`)
    for (const id of ids) await store.createTable(table(id))
    const move = { move: 'say', text: `it's "so" – 'ä'` }
    const odd = { ...entry(1), move }
    const all = await Promise.all(
      ids.map((id, i) => store.append(id, odd, after({ clocks: i % 2 ? [] : after().clocks }))),
    )
    expect(new Set(all)).toEqual(new Set(['done']))
    expect(await store.entriesSince('t29', 0)).toEqual([odd])
    expect(await store.table('t29')).toMatchObject({ moves: 1, clocks: [], dueAt: NOW + 30_000, status: 'playing' })
    expect(await store.table('t28')).toMatchObject({ moves: 1, clocks: after().clocks, outcome: null })
    const ending = after({ status: 'over', outcome: 'dawn', winners: [], dueAt: null })
    const next = ids.map((id, i) => {
      if (i === 3) return store.append(id, entry(4), after()) // a gap
      if (i === 7) return store.append(id, { ...entry(2), id: odd.id }, after()) // carried out already
      if (i === 9) return store.append('nowhere', entry(2), after())
      return store.append(id, { ...entry(2), move: null }, i === 5 ? ending : after())
    })
    const said = await Promise.all(next)
    expect(said.map((one, i) => (one === 'done' ? -1 : i)).filter(i => i >= 0)).toEqual([3, 7, 9])
    expect([said[3], said[7], said[9]]).toEqual(['taken', 1, 'taken'])
    expect(await store.table('t5')).toMatchObject({
      moves: 2,
      status: 'over',
      outcome: 'dawn',
      winners: [],
      dueAt: null,
    })
    expect(await store.entriesSince('t8', 1)).toEqual([{ ...entry(2), move: null }])
    expect(await store.table('t3')).toMatchObject({ moves: 1 })
  })

  it('returns versions and presence of many tables', async () => {
    const store = await fresh()
    for (const id of ['a', 'b', 'c']) await store.createTable(table(id))
    await store.append('b', entry(1), after())
    expect(await store.marks(['a', 'b', 'none'])).toEqual(
      new Map([
        ['a', { version: 1, moves: 0 }],
        ['b', { version: 1, moves: 1 }],
      ]),
    )
    const sightings = ['a', 'b', 'c'].flatMap(id => ['ann', 'ben'].map(user => ({ table: id, user })))
    await Promise.all([store.saveSeen(sightings, NOW), store.saveSeen(sightings.toReversed(), NOW)])
    await store.saveSeen([{ table: 'a', user: 'ben' }], NOW + 5)
    expect(await store.lastSeenAt(['a', 'c'])).toEqual(
      new Map([
        ['a', { ann: NOW, ben: NOW + 5 }],
        ['c', { ann: NOW, ben: NOW }],
      ]),
    )
    expect((await store.tablesOf('ben', 10)).map(({ id }) => id).sort()).toEqual(['a', 'b', 'c'])
    expect(await store.marks([])).toEqual(new Map())
  })

  it('gives a due table to one node at a time', async () => {
    const where = await place()
    const [one, other] = [await openAt(where), await openAt(where)]
    const ids = Array.from({ length: 20 }, (_, i) => `t${i}`)
    for (const id of ids) await one.createTable(table(id, { dueAt: NOW }))
    await one.createTable(table('later', { dueAt: NOW + 60_000 }))
    await one.createTable(table('never'))
    const borrowed = await Promise.all([one, other, one, other].map(store => store.claimDue(NOW + 1, NOW + 5_000, 7)))
    expect(borrowed.flat().length).toBe(new Set(borrowed.flat()).size)
    const rest = [...(await one.claimDue(NOW + 1, NOW + 5_000, 100)), ...borrowed.flat()]
    expect(rest.sort()).toEqual([...ids].sort())
    expect(await other.claimDue(NOW + 4_000, NOW + 9_000, 100)).toEqual([])
    // The claiming node died: other nodes get the tables when the claim expires.
    expect(await other.claimDue(NOW + 6_000, NOW + 9_000, 100)).toHaveLength(20)
  })

  it('keeps the snapshots from which a match can continue', async () => {
    const store = await fresh()
    await store.createTable(table('t'))
    expect(await store.snapshotFor('t', 1)).toBeNull()
    for (const seq of [0, 20, 40]) await store.saveSnapshot('t', { seq, rulesVersion: 1, state: { seq } })
    expect(await store.snapshotFor('t', 2)).toEqual({ seq: 40, rulesVersion: 1, state: { seq: 40 } })
    await store.saveSnapshot('t', { seq: 40, rulesVersion: 2, state: { seq: 40, under: 2 } })
    for (const seq of [60, 80]) await store.saveSnapshot('t', { seq, rulesVersion: 2, state: { seq } })
    expect(await store.snapshotFor('t', 2)).toEqual({ seq: 40, rulesVersion: 2, state: { seq: 40, under: 2 } })
    expect(await store.snapshotFor('t', 3)).toMatchObject({ seq: 80, rulesVersion: 2 })
  })

  it('returns chat in order, from a given line', async () => {
    const store = await fresh()
    await store.createTable(table('t'))
    for (const text of ['one', 'two', 'three'])
      await store.addChat('t', { user: 'ann', name: 'Ann', seat: null, text, at: NOW }, `ann/${text}`)
    const lines = await store.chatSince('t', 0, 2)
    expect(lines.map(({ text }) => text)).toEqual(['two', 'three'])
    expect((await store.chatSince('t', lines[0].id, 10)).map(({ text }) => text)).toEqual(['three'])
  })

  it('stores a chat line once per request', async () => {
    const store = await fresh()
    for (const id of ['t', 'u']) await store.createTable(table(id))
    const line = { user: 'ann', name: 'Ann', seat: null, text: 'hello', at: NOW }
    for (const id of ['t', 't', 'u']) await store.addChat(id, line, 'ann/1')
    await store.addChat('t', line, 'ann/2')
    expect(await store.chatSince('t', 0, 10)).toHaveLength(2)
    expect(await store.chatSince('u', 0, 10)).toHaveLength(1)
  })

  it('has everything after it was closed and opened', async () => {
    const where = await place()
    const first = await open(where)
    await first.createUser(ann)
    await first.createTable(table('t'))
    await first.append('t', entry(1), after())
    await first.close()
    const second = await openAt(where)
    expect(await second.user('ann')).toMatchObject(ann)
    expect(await second.table('t')).toMatchObject({ moves: 1, dueAt: NOW + 30_000 })
    expect(await second.entriesSince('t', 0)).toEqual([entry(1)])
  })
})

it.runIf(CLUSTER)('lets three nodes set up one empty database at the same moment', async () => {
  const where = await newDatabase()
  opened.push(...(await Promise.all([where, where, where].map(postgresStore))))
  await opened[0].createTable(table('t'))
  expect(await opened[2].table('t')).toMatchObject({ id: 't' })
})

it('reports a PostgreSQL that does not answer', async () => {
  await expect(postgresStore('postgres://nobody@127.0.0.1:1/none', 0)).rejects.toThrow('ECONNREFUSED')
})
