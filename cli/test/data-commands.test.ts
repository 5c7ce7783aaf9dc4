import { join } from 'node:path'
import Database from 'libsql'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findServices, type Service, startPostgres } from '../../tools/programs/services.ts'
import { BUILT, holdout, scratch } from './holdout.ts'
import { openTable, startServer } from './online-host.ts'

const { initdb, postgres } = findServices()
const POSTGRES = initdb !== null && postgres !== null
if (!POSTGRES) console.warn('SKIPPED: commands with PostgreSQL, which is not installed.')

const MOVES = 6

/** Starts a match of Until Dawn and makes some moves. */
async function playMatch(url: string): Promise<void> {
  const { host } = await openTable(url, 'until-dawn', {})
  const sit = { type: 'sit', seat: 'john', name: 'Hanna', entropy: '' } as const
  for (const request of [sit, { type: 'start' } as const])
    expect(await host.request(request)).toMatchObject({ ok: true })
  const choices = () => host.state.scene.choices.filter(({ kind }) => kind === 'must')
  for (let moves = 0; moves < MOVES; moves++) {
    await host.until(() => host.online.value.playing && choices().length > 0)
    expect(await host.play(choices()[0].move)).toMatchObject({ ok: true })
  }
  host.close()
}

const settle = (): Promise<void> => new Promise(done => setTimeout(done, 500))

describe.runIf(BUILT)('commands about the data of a server on SQLite', () => {
  it('check replays every match, and exits with 1 after damage', async () => {
    const data = scratch()
    const server = await startServer(['--data', data])
    await playMatch(server.url)
    const running = await holdout(['check', '--data', data])
    expect(running).toMatchObject({ code: 0, err: '' })
    expect(running.out).toMatch(/^1 table, \d+ moves: 1 match replayed\. No faults\.\n$/)
    await server.stop()
    const database = new Database(join(data, 'holdout.db'))
    database.exec('delete from entries where seq = 3')
    database.close()
    const damaged = await holdout(['check'], { env: { HOLDOUT_DATA: data } })
    expect(damaged.code).toBe(1)
    expect(damaged.out).toMatch(/the log has a gap\.\n1 table, .* 1 fault\.\n$/)
    const none = await holdout(['check', '--data', scratch()])
    expect(none.code).toBe(2)
    expect(none.err).toContain('has no holdout.db')
  })

  it('restore writes the data of a moment from the backup folder of a running server', async () => {
    const [data, backups, target] = [scratch(), join(scratch(), 'backups'), scratch()]
    const server = await startServer(['--data', data, '--backup-dir', backups])
    await playMatch(server.url)
    await settle()
    const at = new Date().toISOString()
    await settle()
    await playMatch(server.url)
    await settle()
    const then = await holdout(['restore', backups, join(target, 'then'), '--at', at])
    expect(then).toMatchObject({ code: 0, err: '' })
    expect(then.out).toMatch(/restored and checked, with all changes until .*: 1 account, 1 table, \d+ moves\.\n$/)
    const latest = await holdout(['restore', backups, join(target, 'latest')])
    expect(latest.out).toContain('2 accounts, 2 tables,')
    await server.stop()
    expect((await holdout(['check', '--data', join(target, 'then')])).out).toContain('1 match replayed. No faults.')
    const again = await startServer(['--data', join(target, 'then')])
    await playMatch(again.url)
    await again.stop()
    const wrong = await holdout(['restore', backups, join(target, 'x'), '--at', 'yesterday'])
    expect(wrong).toMatchObject({ code: 2, out: '' })
    expect(wrong.err).toContain('--at cannot be "yesterday". Use a time such as')
    const early = await holdout(['restore', backups, join(target, 'x'), '--at', '2001-01-01T00:00:00Z'])
    expect(early.err).toContain('The earliest moment that can be restored is')
    expect((await holdout(['restore', backups, target])).err).toContain('already exists')
  })
})

describe.runIf(BUILT && POSTGRES)('commands about the data of a server on PostgreSQL', () => {
  let database: Service
  beforeAll(async () => {
    database = await startPostgres()
  })
  afterAll(() => database?.remove())

  it('check and prune use DATABASE_URL', async () => {
    const env = { DATABASE_URL: database.url, HOLDOUT_SECRET: 'the same on every node, and long enough' }
    const server = await startServer([], env)
    await playMatch(server.url)
    await server.stop()
    const { DATABASE_URL } = env
    const sound = await holdout(['check'], { env: { DATABASE_URL } })
    expect(sound).toMatchObject({ code: 0, err: '' })
    expect(sound.out).toMatch(/^1 table, \d+ moves: 1 match replayed\. No faults\.\n$/)
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(`insert into users (id, name, sessions, created) values ('a', 'Ann', 1, 0)`)
    const guests = async (): Promise<number> =>
      Number((await client.query(`select count(*) as n from users where id = 'a'`)).rows[0].n)
    const would = await holdout(['prune', '--dry-run', '--keep-guests', '90'], { env: { DATABASE_URL } })
    expect(would).toMatchObject({ code: 0, err: '' })
    expect(would.out).toContain('1 guest without games (last seen more than 90 days ago)')
    expect(await guests()).toBe(1)
    const done = await holdout(['prune', '--database-url', database.url, '--keep-guests', '90'])
    expect(done.out).toContain('Deleted:\n  1 guest without games')
    expect(await guests()).toBe(0)
    await client.query('delete from entries where seq = 3')
    await client.end()
    const damaged = await holdout(['check'], { env: { DATABASE_URL } })
    expect(damaged.code).toBe(1)
    expect(damaged.out).toContain('the log has a gap.')
  })
})
