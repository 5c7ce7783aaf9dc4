import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadGame } from '@holdout/catalog'
import { InputError, rulesFor } from '@holdout/engine'
import Database from 'libsql'
import type { Config } from './config.ts'
import { DATABASE_FILE } from './data-files.ts'
import { sqliteStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { LiveMatch } from './tables/live-match.ts'
import { wasEndedByPlayers } from './tables/table-setup.ts'
import { backupText, checkText } from './text/operator.ts'

/** The result of a full check of the stored data. */
export interface DataCheck {
  readonly tables: number
  readonly entries: number
  /** Matches that were replayed from their first move to the stored result. */
  readonly replayed: number
  /** Matches that began under rules that this version does not have. They cannot be replayed. */
  readonly otherRules: number
  /** The faults, one sentence each. */
  readonly faults: readonly string[]
}

/** A database to read. */
interface Reader {
  rows(sql: string): Promise<readonly Record<string, unknown>[]>
  readonly store: Store
  close(): Promise<void>
}

/** Tables whose rows belong to a row of `tables`. */
const PARTS = ['entries', 'snapshots', 'members', 'chat', 'requests'] as const

/** Checks a data folder or a PostgreSQL database: pages, foreign rows, gaps in logs, and that every match replays. */
export async function checkData({ databaseUrl, data }: Pick<Config, 'databaseUrl' | 'data'>): Promise<DataCheck> {
  const file = join(data, DATABASE_FILE)
  const faults: string[] = databaseUrl ? [] : damagedPages(file)
  // With damaged pages, what is read from the file means nothing.
  if (faults.length > 0) return { tables: 0, entries: 0, replayed: 0, otherRules: 0, faults }
  const reader = databaseUrl ? await postgresReader(databaseUrl) : await sqliteReader(file)
  try {
    for (const part of PARTS) {
      const sql = `select count(*) as n from ${part} where table_id not in (select id from tables)`
      const n = Number((await reader.rows(sql))[0].n)
      if (n > 0) faults.push(checkText.foreignRows(n, part))
    }
    const gaps = await reader.rows(
      'select table_id as id from entries group by table_id having min(seq) <> 1 or max(seq) <> count(*) order by 1',
    )
    for (const { id } of gaps) faults.push(checkText.gap(String(id)))
    const broken = new Set(gaps.map(({ id }) => String(id)))
    const counts = { tables: 0, entries: 0, replayed: 0, otherRules: 0 }
    for (const { id } of await reader.rows('select id from tables order by id')) {
      counts.tables += 1
      const table = String(id)
      const done = broken.has(table) ? null : await replay(reader.store, table, faults)
      counts.entries += done?.entries ?? 0
      if (done?.result === 'replayed') counts.replayed += 1
      if (done?.result === 'other rules') counts.otherRules += 1
    }
    return { ...counts, faults }
  } finally {
    await reader.close()
  }
}

interface Replay {
  readonly entries: number
  readonly result: 'replayed' | 'other rules' | 'not started' | 'failed'
}

async function replay(store: Store, id: string, faults: string[]): Promise<Replay> {
  let entries = 0
  const failed = (reason: string): Replay => {
    faults.push(reason)
    return { entries, result: 'failed' }
  }
  try {
    const stored = await store.table(id)
    if (!stored) return failed(checkText.unreadable(id, 'it is gone'))
    const log = await store.entriesSince(id, 0)
    entries = log.length
    if (stored.status === 'waiting') return { entries, result: 'not started' }
    if (stored.moves !== entries) return failed(checkText.count(id, stored.moves, entries))
    const game = await loadGame(stored.setup.game)
    if (stored.setup.rulesVersion !== rulesFor(game, stored.setup.rulesVersion))
      return { entries, result: 'other rules' }
    if (entries === 0 && stored.status === 'over') return { entries, result: 'not started' }
    const live = LiveMatch.start(game, stored)
    for (const entry of log) if (live.take(entry) !== 'ok') return failed(checkText.illegal(id, entry.seq))
    const outcome = live.match.state.outcome?.id ?? null
    if (!wasEndedByPlayers(stored.outcome) && stored.outcome !== outcome)
      return failed(checkText.outcome(id, stored.outcome, outcome))
    return { entries, result: 'replayed' }
  } catch (error) {
    return failed(checkText.unreadable(id, (error as Error).message))
  }
}

function damagedPages(file: string): string[] {
  if (!existsSync(file)) throw new InputError(backupText.noDatabase(dirname(file), DATABASE_FILE))
  const database = new Database(file, { readonly: true })
  try {
    const found = database.prepare('pragma integrity_check').all() as { integrity_check: string }[]
    return found.map(one => one.integrity_check).flatMap(one => (one === 'ok' ? [] : [checkText.page(one)]))
  } catch (error) {
    return [checkText.page((error as Error).message)]
  } finally {
    database.close()
  }
}

async function sqliteReader(file: string): Promise<Reader> {
  const store = await sqliteStore(file)
  const database = new Database(file, { readonly: true })
  return {
    rows: async sql => database.prepare(sql).all() as Record<string, unknown>[],
    store,
    async close() {
      database.close()
      await store.close()
    },
  }
}

async function postgresReader(url: string): Promise<Reader> {
  const [{ default: pg }, { postgresStore }] = await Promise.all([import('pg'), import('./store/postgres.ts')])
  const store = await postgresStore(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    store,
    rows: async sql => (await client.query(sql)).rows,
    async close() {
      await client.end()
      await store.close()
    },
  }
}
