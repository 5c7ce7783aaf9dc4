import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MatchRecord, verify } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { Kysely, Migrator, PostgresDialect } from 'kysely'
import Database from 'libsql'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Sessions } from '../src/people/sessions.ts'
import { migrationsFor } from '../src/store/migrations.ts'
import { postgresStore } from '../src/store/postgres.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import type { Store } from '../src/store/store.ts'
import { type Page, Person } from './people.ts'
import { CLUSTER, services } from './services.ts'
import { playOn, servers } from './table-host.ts'

/** The rules of a later version; null: the current ones. */
const later = vi.hoisted(() => ({ rules: null as null | ((game: AnyKnownGame) => AnyKnownGame) }))
vi.mock('@holdout/catalog', async original => {
  const real = await original<typeof import('@holdout/catalog')>()
  return { ...real, loadGame: async (slug: string) => (later.rules ?? (game => game))(await real.loadGame(slug)) }
})
afterEach(() => {
  later.rules = null
})

const { start, newData } = servers()
const { newDatabase } = services()

/** The `.dump` of a data folder of the first version that stored tables. */
const DUMP = readFileSync(new URL('./old/0001.sql', import.meta.url), 'utf8')
const SECRET = 'x'.repeat(32)
const PLAYING = { table: 'pjytcrv74g', user: 'z8c6dqjb6nt6ggjy', moves: 27 }
const OVER = { table: 'b2uzer28gd', user: 's3t5p3pvjqs88auc' }

function oldFile(change = '', dump = DUMP): string {
  const data = newData()
  mkdirSync(data, { recursive: true })
  const database = new Database(join(data, 'holdout.db'))
  database.exec(dump)
  if (change) database.exec(change)
  database.close()
  return data
}

/** The same rows in a PostgreSQL database of the first version. */
async function oldDatabase(): Promise<string> {
  const url = await newDatabase()
  const pool = new pg.Pool({ connectionString: url })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const provider = { getMigrations: async () => migrationsFor('postgres') }
  const { error } = await new Migrator({ db, provider }).migrateTo('0001-tables')
  if (error) throw error
  for (const line of DUMP.split('\n'))
    if (/^INSERT INTO (users|tables|entries|snapshots|members) /.test(line)) await pool.query(line)
  await db.destroy()
  return url
}

/** A person who was logged in when the file was made. */
async function personOf(store: Store, url: string, user: string): Promise<Person> {
  const found = await store.user(user)
  if (!found) throw new Error(`${user} is gone.`)
  return Person.with(new Sessions(store, SECRET, Date.now).cookieFor(found, false).split(';')[0], url)
}

const KINDS = [
  {
    kind: 'an old SQLite file',
    async restore() {
      const data = oldFile()
      return { env: {}, data, store: await sqliteStore(join(data, 'holdout.db')) }
    },
  },
  ...(CLUSTER
    ? [
        {
          kind: 'an old PostgreSQL',
          async restore() {
            const url = await oldDatabase()
            return { env: { DATABASE_URL: url }, data: newData(), store: await postgresStore(url) }
          },
        },
      ]
    : []),
]

it.each(KINDS)('migrates $kind, and its matches continue', async ({ restore }) => {
  const { env, data, store } = await restore()
  const { url } = await start(data, { HOLDOUT_SECRET: SECRET, ...env })
  const ann = await personOf(store, url, PLAYING.user)
  const page = await ann.open(PLAYING.table)
  await page.until(() => page.news !== null)
  expect(page.news?.seq).toBe(PLAYING.moves)
  await playOn([page])
  const record = async (who: Person, table: string): Promise<MatchRecord> =>
    (await who.ask('GET', `api/tables/${table}/record`)).body as unknown as MatchRecord
  const { loadGame } = await import('@holdout/catalog')
  const game = await loadGame('until-dawn')
  expect(verify(game, await record(ann, PLAYING.table))).toMatchObject({ ok: true })
  expect(verify(game, await record(await personOf(store, url, OVER.user), OVER.table))).toMatchObject({ ok: true })
  await store.close()
})

describe('tables from before option ids were kebab-case', () => {
  const dump = readFileSync(new URL('./old/option-ids.sql', import.meta.url), 'utf8')
  const ANN = '79v2szbre8ayvazg'
  const tables = [
    { table: '2gm6a69yxf', moves: 9, options: { 'turn-seconds': 0, 'ace-lay': true, 'lap-limit': 40 } },
    { table: 's59g7u6jaw', moves: 148, options: { 'search-mode': 'untimed', 'health-bonus': 1, 'take-bulk': false } },
  ]
  const open = async (data: string, table: string) => {
    const serving = await start(data, { HOLDOUT_SECRET: SECRET })
    const store = await sqliteStore(join(data, 'holdout.db'))
    const ann = await personOf(store, serving.url, ANN)
    await store.close()
    const page = await ann.open(table)
    await page.until(() => page.news !== null)
    return { ann, page, serving }
  }

  it.each(tables)('continue ($table)', async ({ table, moves, options }) => {
    const { ann, page } = await open(oldFile('', dump), table)
    expect(page.news?.seq).toBe(moves)
    expect(page.news?.scene.view).toMatchObject({ options })
    const own = (await ann.ask('GET', 'api/me/tables')).body.tables as { id: string; options: unknown }[]
    expect(own.find(({ id }) => id === table)?.options).toMatchObject(options)
    await playOn([page], played => played >= 5)
    expect(page.news?.seq).toBeGreaterThan(moves)
  })

  it.each(tables)('continue from a snapshot under newer rules ($table)', async ({ table, moves, options }) => {
    later.rules = game => ({ ...game, rulesVersion: game.rulesVersion + 1, olderRules: [] })
    const { page } = await open(oldFile('', dump), table)
    expect(page.news?.seq).toBe(moves)
    expect(page.news?.scene.view).toMatchObject({ options })
    await playOn([page], played => played >= 5)
    expect(page.news?.seq).toBeGreaterThan(moves)
  })

  it('have a record that verifies', async () => {
    const { ann } = await open(oldFile('', dump), '2gm6a69yxf')
    const record = (await ann.ask('GET', 'api/tables/9vapt74f9s/record')).body as unknown as MatchRecord
    const { loadGame } = await import('@holdout/catalog')
    expect(verify(await loadGame('viral-dawn'), record)).toMatchObject({ ok: true })
    expect(record.options).toMatchObject({ 'ace-lay': true, 'lap-limit': 40 })
  })
})

describe('when the rules change during a match', () => {
  async function resume(data: string): Promise<{ page: Page; person: Person; stop(): Promise<void> }> {
    const serving = await start(data, { HOLDOUT_SECRET: SECRET })
    const store = await sqliteStore(join(data, 'holdout.db'))
    const person = await personOf(store, serving.url, PLAYING.user)
    await store.close()
    const page = await person.open(PLAYING.table)
    await page.until(() => page.news !== null)
    return { page, person, stop: () => serving.stop() }
  }

  /** A version with another deal: a replay from the start would be another match. */
  const dealtAnew = (game: AnyKnownGame): AnyKnownGame => ({
    ...game,
    rulesVersion: game.rulesVersion + 1,
    olderRules: [], // it can no longer begin a match under earlier ones
    setup(options, cx) {
      const state = game.setup(options, cx)
      return { ...state, deck: (state as unknown as { deck: unknown[] }).deck.toReversed() } as typeof state
    },
  })

  it('continues from its last snapshot, after every start', async () => {
    const data = oldFile()
    const before = await resume(data)
    const { view } = before.page.news?.scene ?? {}
    await before.stop()
    later.rules = dealtAnew
    const first = await resume(data)
    expect(first.page.news).toMatchObject({ seq: PLAYING.moves, from: 0 })
    expect(first.page.news?.scene.view).toEqual(view)
    const played = await playOn([first.page], moves => moves >= 5)
    const after = first.page.news?.scene.view
    await first.stop()
    const second = await resume(data)
    expect(second.page.news?.seq).toBe(PLAYING.moves + played)
    expect(second.page.news?.scene.view).toEqual(after)
    await playOn([second.page])
    expect(second.page.news?.scene.outcome).toBeTruthy()
    const { status, body } = await second.person.ask('GET', `api/tables/${PLAYING.table}/record`)
    expect(status).toBe(409)
    expect(body.error).toContain('The rules changed during this game')
  })

  it('replays the moves after the snapshot as far as the new rules allow, and the table still works', async () => {
    // As if the server was killed before it could save a snapshot.
    const data = oldFile(`delete from snapshots where table_id = '${PLAYING.table}' and seq > 0`)
    // Entry 22 treats a wound, which these rules do not allow.
    later.rules = game => ({
      ...game,
      rulesVersion: game.rulesVersion + 1,
      olderRules: [], // it can no longer begin a match under earlier ones
      moves: (state, seat) => game.moves(state, seat).filter(({ move }: { move: string }) => move !== 'treat'),
    })
    const first = await resume(data)
    expect(first.page.news?.seq).toBe(PLAYING.moves)
    const played = await playOn([first.page], moves => moves >= 3)
    const { view } = first.page.news?.scene ?? {}
    await first.stop()
    const second = await resume(data)
    expect(second.page.news?.seq).toBe(PLAYING.moves + played)
    expect(second.page.news?.scene.view).toEqual(view)
    await playOn([second.page])
  })
})
