import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { findServices } from '../../tools/programs/services.ts'
import { postgresStore } from '../src/store/postgres.ts'
import { sqliteStore } from '../src/store/sqlite.ts'
import { CLUSTER, services } from './services.ts'
import { gather, playOn, servers } from './table-host.ts'

const { start, newData } = servers()
const { newDatabase, redis } = services()

/** The row that a newer version of Holdout leaves in the list of migrations. */
const UPGRADE = `insert into kysely_migration values ('9999-future', '2030-01-01')`

async function query(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

it('does not start on a database file that a newer version has upgraded', async () => {
  const file = join(newData(), 'holdout.db')
  await (await sqliteStore(file)).close()
  const database = new Database(file)
  database.exec(UPGRADE)
  database.close()
  await expect(sqliteStore(file)).rejects.toThrow('upgraded by a newer version of Holdout (schema 9999-future')
})

describe.runIf(CLUSTER)('two versions on one PostgreSQL', () => {
  it('refuses to start an older node on a newer schema', async () => {
    const url = await newDatabase()
    await (await postgresStore(url)).close()
    await query(url, UPGRADE)
    await expect(postgresStore(url)).rejects.toThrow('upgraded by a newer version of Holdout (schema 9999-future')
  })

  it('refuses what an older node writes after the upgrade, with a sentence', async () => {
    const url = await newDatabase()
    const older = await postgresStore(url)
    const user = { id: 'ann', name: 'Ann', login: null, password: null, sessions: 1, created: 0 }
    await older.createUser(user)
    await query(
      url,
      UPGRADE,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await expect
      .poll(() =>
        older.createUser({ ...user, id: 'ben' }).then(
          () => 'written',
          ({ message }) => message,
        ),
      )
      .toContain('Start the newer version on this node')
    await older.close()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    expect((await client.query('select id from users')).rows).toEqual([{ id: 'ann' }])
    await client.end()
  })

  it('does not change the schema while a node of an earlier version is connected', async () => {
    const url = await newDatabase()
    await (await postgresStore(url)).close()
    await query(
      url,
      `delete from kysely_migration where name >= '0006'`,
      'drop table health, ended_sessions, outbox, channels, notice_settings, shared_values',
      'drop table daily_secrets, daily_results, daily_members',
      'drop index requests_at',
    )
    const older = new pg.Client({ connectionString: url, application_name: 'holdout 0005-requests' })
    await older.connect()
    await expect(postgresStore(url)).rejects.toThrow('1 connection of an earlier version is open. Stop all nodes')
    await older.end()
    await expect
      .poll(() =>
        postgresStore(url).then(
          store => store.close().then(() => 'started'),
          ({ message }) => message,
        ),
      )
      .toBe('started')
  })

  it('continues from a dump that was taken during play', async () => {
    const url = await newDatabase()
    const shared = { REDIS_URL: (await redis()).url, HOLDOUT_SECRET: 'the same on every node, and long enough' }
    const first = await start(undefined, { DATABASE_URL: url, ...shared })
    const { id, pages, people } = await gather(first.url, 'until-dawn')
    await playOn(pages, moves => moves >= 10)
    const confirmed = pages[0].news?.seq ?? 0
    const playing = playOn(pages, moves => moves >= 20)
    const run = (program: string, ...args: string[]): string => {
      const path = join(findServices().postgres as string, '..', program)
      const done = spawnSync(path, args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
      expect(done.status, done.stderr).toBe(0)
      return done.stdout
    }
    const file = join(newData(), 'holdout.dump')
    run('pg_dump', '--format=custom', `--file=${file}`, url)
    await playing
    await first.stop()
    const restored = await newDatabase()
    run('pg_restore', '--no-owner', `--dbname=${restored}`, file)
    const second = await start(undefined, { DATABASE_URL: restored, ...shared })
    const back = await people[0].at(second.url).open(id)
    await back.until(() => back.news !== null)
    expect(back.news?.seq).toBeGreaterThanOrEqual(confirmed)
    await playOn([back], moves => moves >= 3)
  })
})
