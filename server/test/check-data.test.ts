import { openSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { checkData } from '../src/check-data.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import { CLUSTER, services } from './services.ts'
import { gather, playOn, servers } from './table-host.ts'

const { start, newData } = servers()
const { newDatabase, redis } = services()

/** Damage of a database with one finished or running match, and the fault that the check must name. */
const DAMAGE: readonly (readonly [string, string, RegExp])[] = [
  ['a gap in the log', 'delete from entries where seq = 3', /the log has a gap/],
  [
    'a move that is not legal',
    `update entries set move = '{"move":"nonsense"}' where seq = 4`,
    /entry 4 is not a legal/,
  ],
  ['another outcome', `update tables set outcome = 'perfect', status = 'over'`, /stored outcome is perfect/],
  ['a setup that cannot be read', `update tables set setup = '{'`, /cannot be read/],
]

const FOREIGN = ['rows without a table', `insert into members values ('gone', 'ann', 0)`, /1 row of members/] as const

async function played(data: string): Promise<void> {
  const serving = await start(data)
  const { pages } = await gather(serving.url, 'until-dawn')
  await playOn(pages, moves => moves >= 8)
  expect(await checkData({ data, databaseUrl: null }), 'while the server runs').toMatchObject({ tables: 1, faults: [] })
  await serving.stop()
}

describe('a full check of a data folder', () => {
  it('replays every match and finds nothing in sound data', async () => {
    const data = newData()
    await played(data)
    expect(await checkData({ data, databaseUrl: null })).toMatchObject({ tables: 1, replayed: 1, faults: [] })
    await expect(checkData({ data: newData(), databaseUrl: null })).rejects.toThrow('has no holdout.db')
  })

  it.each([...DAMAGE, FOREIGN])('finds %s', async (_what, statement, fault) => {
    const data = newData()
    await played(data)
    const database = new Database(join(data, 'holdout.db'))
    database.exec('pragma foreign_keys = off')
    database.exec(statement)
    database.close()
    const { faults } = await checkData({ data, databaseUrl: null })
    expect(faults.join('\n')).toMatch(fault)
  })

  it('and a quick one at the start find a damaged page', async () => {
    const data = newData()
    await played(data)
    const file = join(data, 'holdout.db')
    const database = new Database(file)
    database.exec('pragma wal_checkpoint(truncate)') // otherwise sound pages are read from the write-ahead log
    database.close()
    const page = 4096
    const handle = openSync(file, 'r+')
    for (let at = 2 * page; at < statSync(file).size; at += page) writeSync(handle, Buffer.alloc(64, 0xff), 0, 64, at)
    await expect(sqliteStore(file)).rejects.toThrow('is damaged')
    expect((await checkData({ data, databaseUrl: null })).faults.join()).toContain('The database file is damaged')
  })
})

describe.runIf(CLUSTER)('a full check of PostgreSQL', () => {
  it('replays every match, and finds damage', async () => {
    const databaseUrl = await newDatabase()
    const secret = 'the same on every node, and long enough'
    const env = { DATABASE_URL: databaseUrl, REDIS_URL: (await redis()).url, HOLDOUT_SECRET: secret }
    const serving = await start(undefined, env)
    const { pages } = await gather(serving.url, 'until-dawn')
    await playOn(pages, moves => moves >= 8)
    await serving.stop()
    expect(await checkData({ data: '', databaseUrl })).toMatchObject({ tables: 1, replayed: 1, faults: [] })
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    for (const [what, statement, fault] of DAMAGE) {
      await client.query('create table kept_entries as table entries')
      await client.query('create table kept_tables as table tables')
      await client.query(statement)
      expect((await checkData({ data: '', databaseUrl })).faults.join('\n'), what).toMatch(fault)
      await client.query('delete from entries; delete from tables')
      await client.query('insert into tables select * from kept_tables; insert into entries select * from kept_entries')
      await client.query('drop table kept_entries, kept_tables')
    }
    await client.end()
  })
})
