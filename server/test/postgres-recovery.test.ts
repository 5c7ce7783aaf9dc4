import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { baseBackup, canBackUpPostgres, type Service, startPostgres } from '../../tools/programs/services.ts'
import { checkData } from '../src/check-data.ts'
import { CLUSTER } from './services.ts'
import { gather, playOn, servers } from './table-host.ts'

const { start } = servers()
const started: Service[] = []
afterAll(async () => {
  for (const service of started) await service.remove()
})

const CAN_RECOVER = CLUSTER && canBackUpPostgres()
if (CLUSTER && !CAN_RECOVER) console.warn('SKIPPED: recovery of PostgreSQL, for want of pg_basebackup.')

const SECRET = { HOLDOUT_SECRET: 'the same on every node, and long enough' }

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const contentOf = async (url: string): Promise<unknown[]> => [
  await query(url, 'select * from tables order by id'),
  await query(url, 'select * from entries order by table_id, seq'),
  await query(url, 'select * from users order by id'),
]

/** Longer than the shortest pause between two commits in this test. */
const settle = (): Promise<void> => new Promise(done => setTimeout(done, 300))

// The way that docs/hosting.md describes.
it.runIf(CAN_RECOVER)('recovers PostgreSQL to a moment, from a base backup and the archived log', async () => {
  const postgres = await startPostgres({
    settings: {
      archive_mode: 'on',
      wal_level: 'replica',
      archive_command: 'test ! -f ../archive/%f && cp %p ../archive/%f',
    },
  })
  started.push(postgres)
  const archive = join(postgres.folder, 'archive')
  // It reads its input first: a program that ends without that is a broken pipe.
  await query(postgres.url, `copy (select 1) to program 'cat >/dev/null && mkdir ${archive}'`)
  const serving = await start(undefined, { ...SECRET, DATABASE_URL: postgres.url })
  const { pages } = await gather(serving.url, 'until-dawn')
  await playOn(pages, moves => moves >= 3)
  const base = baseBackup(postgres)
  await playOn(pages, moves => moves >= 4)
  await pages[0].request({ type: 'pause', on: true })
  await settle()
  const then = await contentOf(postgres.url)
  const [{ now }] = await query(postgres.url, 'select now()::text as now')
  await settle()
  await pages[0].request({ type: 'pause', on: false })
  await playOn(pages, moves => moves >= 4)
  await serving.stop()
  expect(await contentOf(postgres.url)).not.toEqual(then)
  await query(postgres.url, 'select pg_switch_wal()')
  await postgres.stop()
  const recovered = await startPostgres({
    base,
    settings: {
      restore_command: `cp ${archive}/%f %p`,
      recovery_target_time: String(now),
      recovery_target_action: 'promote',
    },
  })
  started.push(recovered)
  while ((await query(recovered.url, 'select pg_is_in_recovery() as on'))[0].on) await settle()
  expect(await contentOf(recovered.url)).toEqual(then)
  expect(await checkData({ data: '', databaseUrl: recovered.url })).toMatchObject({ tables: 1, faults: [] })
  const again = await start(undefined, { ...SECRET, DATABASE_URL: recovered.url })
  expect((await fetch(`${again.url}readyz`)).status).toBe(200)
})
