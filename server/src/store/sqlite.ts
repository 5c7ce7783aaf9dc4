import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import type { Schema } from './schema.ts'
import { type EntryRow, isTaken, sqlStore } from './sql-store.ts'
import type { AfterEntry, Store } from './store.ts'

interface Waiting {
  readonly row: EntryRow
  readonly after: AfterEntry
  done(result: 'done' | 'taken'): void
  failed(error: unknown): void
}

/** One file, one process. Entries that come in the same moment are committed together, and told so only then. */
export async function sqliteStore(file: string): Promise<Store> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new Database(file)
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
  )
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: database as never }) })
  let group: GroupCommit | null = null // its statements need the tables, which the store makes first
  return sqlStore({
    name: 'sqlite',
    db,
    append(row, after) {
      group ??= new GroupCommit(database)
      return group.add(row, after)
    },
    close: () => db.destroy(),
  })
}

/** Collects what arrives within one turn of the event loop into one transaction: one wait for the disk instead of many. */
class GroupCommit {
  private waiting: Waiting[] = []
  private readonly insert
  private readonly update

  constructor(private readonly database: Database.Database) {
    this.insert = database.prepare(
      'insert into entries (table_id, seq, request, seat, move, at) values (?, ?, ?, ?, ?, ?)',
    )
    this.update = database.prepare(
      'update tables set moves = ?, clocks = ?, due_at = ?, lent_until = 0, status = ?, outcome = ?, updated = ? where id = ?',
    )
  }

  add(row: EntryRow, after: AfterEntry): Promise<'done' | 'taken'> {
    return new Promise((done, failed) => {
      if (this.waiting.push({ row, after, done, failed }) === 1) setImmediate(() => this.commit())
    })
  }

  private commit(): void {
    const group = this.waiting
    this.waiting = []
    const results: ('done' | 'taken')[] = []
    try {
      this.database.exec('begin immediate')
      for (const { row, after } of group) results.push(this.write(row, after))
      this.database.exec('commit')
    } catch (error) {
      if (this.database.inTransaction) this.database.exec('rollback')
      for (const { failed } of group) failed(error)
      return
    }
    for (const [i, { done }] of group.entries()) done(results[i])
  }

  private write(row: EntryRow, after: AfterEntry): 'done' | 'taken' {
    try {
      this.insert.run(row.table_id, row.seq, row.request, row.seat, row.move, row.at)
    } catch (error) {
      if (isTaken(error)) return 'taken'
      throw error
    }
    this.update.run(
      row.seq,
      JSON.stringify(after.clocks),
      after.dueAt,
      after.status,
      after.outcome,
      after.now,
      row.table_id,
    )
    return 'done'
  }
}
