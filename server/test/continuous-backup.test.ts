import { mkdirSync, mkdtempSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { expect, it } from 'vitest'
import { checkData } from '../src/check-data.ts'
import { deleteOldRuns, runsIn } from '../src/continuous/backup-folder.ts'
import { ContinuousBackup } from '../src/continuous/continuous-backup.ts'
import { restoreAt } from '../src/restore.ts'
import { type StartCopier, sqliteStore } from '../src/store/sqlite.ts'
import { gather, playOn, servers } from './table-host.ts'

const { start, newData } = servers()
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'holdout-continuous-'))
/** Longer than the interval in which commits are copied. */
const settle = (): Promise<void> => new Promise(done => setTimeout(done, 400))
const now = (): number => performance.timeOrigin + performance.now()

/** Everything in a database that a match, a chat or an account consists of. */
function contentOf(data: string): Record<string, unknown[]> {
  const database = new Database(join(data, 'holdout.db'))
  try {
    const rows = (table: string, order: string): unknown[] =>
      database.prepare(`select * from ${table} order by ${order}`).all()
    return {
      users: rows('users', 'id'),
      tables: rows('tables', 'id'),
      entries: rows('entries', 'table_id, seq'),
      chat: rows('chat', 'id'),
      requests: rows('requests', 'table_id, request'),
    }
  } finally {
    database.close()
  }
}

it('restores the exact state of a moment, and of the end', async () => {
  const [data, backups] = [newData(), newFolder()]
  const serving = await start(data, { HOLDOUT_BACKUP_DIR: backups })
  const moments: { readonly at: number; readonly content: ReturnType<typeof contentOf> }[] = []
  for (const game of ['until-dawn', 'viral-dawn', 'until-dawn']) {
    const { pages } = await gather(serving.url, game)
    for (const much of [4, 8]) {
      await playOn(pages, moves => moves >= much)
      await pages[0].request({ type: 'pause', on: true })
      await settle()
      moments.push({ at: now(), content: contentOf(data) })
      await settle()
      await pages[0].request({ type: 'pause', on: false })
    }
    await pages[0].request({ type: 'pause', on: true })
  }
  await serving.stop()
  const last = contentOf(data)
  expect(moments.length).toBe(6)
  for (const { at, content } of moments) {
    const target = join(newFolder(), 'data')
    const { until, entries } = restoreAt(backups, target, at)
    expect(contentOf(target)).toEqual(content)
    expect(entries).toBe(content.entries.length)
    expect(until).toBeLessThanOrEqual(at + 200)
    expect((await checkData({ data: target, databaseUrl: null })).faults).toEqual([])
  }
  const target = join(newFolder(), 'data')
  restoreAt(backups, target, null)
  expect(contentOf(target)).toEqual(last)
  expect(readFileSync(join(target, 'secret'), 'utf8')).toBe(readFileSync(join(data, 'secret'), 'utf8'))
})

const copierTo =
  (folder: string): StartCopier =>
  (file, writer) =>
    ContinuousBackup.start(file, writer, options(folder))

const options = (folder: string, keepDays = 0) => ({
  folder,
  keepDays,
  copied: () => {},
  reportError(error: unknown) {
    throw error
  },
})

const countOf = (data: string): number => contentOf(data).users.length

it('restores moments before and after SQLite started its log again, and during a read', async () => {
  const [data, backups] = [newData(), newFolder()]
  const store = await sqliteStore(join(data, 'holdout.db'), { copier: copierTo(backups) })
  const reader = new Database(join(data, 'holdout.db'))
  const moments: { readonly at: number; readonly count: number }[] = []
  let count = 0
  for (let round = 0; round < 8; round++) {
    if (round === 2) {
      reader.exec('begin')
      reader.prepare('select count(*) from users').get()
    }
    if (round === 4) reader.exec('commit')
    for (let i = 0; i < 30; i++) {
      const user = { id: `u${count++}`, name: 'x'.repeat(60_000), login: null, password: null, sessions: 1, created: 0 }
      await store.createUser(user)
    }
    await settle()
    moments.push({ at: now(), count })
    await settle()
  }
  reader.close()
  await store.close()
  expect(runsIn(backups).map(({ logs }) => logs.length > 2)).toEqual([true])
  for (const moment of moments) {
    const target = join(newFolder(), 'data')
    restoreAt(backups, target, moment.at)
    expect(countOf(target)).toBe(moment.count)
  }
})

it('restores up to the last whole segment, and from the run of a server that contains the moment', async () => {
  const [data, backups] = [newData(), newFolder()]
  const before = now()
  const open = () => sqliteStore(join(data, 'holdout.db'), { copier: copierTo(backups) })
  const add = async (store: Awaited<ReturnType<typeof open>>, id: string): Promise<void> => {
    await store.createUser({ id, name: id, login: null, password: null, sessions: 1, created: 0 })
    await settle()
  }
  const first = await open()
  await add(first, 'ann')
  const withAnn = now()
  await settle()
  await add(first, 'ben')
  await first.close()
  await settle()
  const stopped = now()
  const second = await open()
  await add(second, 'cid')
  await second.close()
  const restored = (at: number | null): number => {
    const target = join(newFolder(), 'data')
    restoreAt(backups, target, at)
    return countOf(target)
  }
  expect([restored(withAnn), restored(stopped), restored(null)]).toEqual([1, 2, 3])
  expect(() => restored(before)).toThrow('The earliest moment that can be restored is')
  expect(() => restoreAt(newFolder(), join(newFolder(), 'data'), null)).toThrow('has no continuous backup')
  const { folder, logs } = runsIn(backups)[1]
  const changes = join(folder, `changes-${logs[logs.length - 1]}.seg`)
  truncateSync(changes, readFileSync(changes).length - 3) // the machine stopped while it was written
  expect(restored(null)).toBe(2)
})

it('deletes what is older than the days to keep, but not what they need', async () => {
  const backups = newFolder()
  for (const day of [1, 2, 3, 9]) {
    const folder = join(backups, `2031-01-0${day}T00-00-00.000Z`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `base-1-${Date.parse(`2031-01-0${day}T00:00:01Z`)}.db`), '')
    writeFileSync(join(folder, 'changes-1.seg'), '')
  }
  await deleteOldRuns(backups, 7, Date.parse('2031-01-09T12:00:00Z'))
  expect(readdirSync(backups).map(name => name.slice(8, 10))).toEqual(['02', '03', '09'])
})
