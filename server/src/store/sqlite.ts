import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import type { Schema } from './schema.ts'
import { type EntryRow, isTaken, type SnapshotRow, sqlStore } from './sql-store.ts'
import type { AfterEntry, Store } from './store.ts'

interface Waiting {
  /** Runs within the transaction; what it gives back is told after the commit. */
  write(): unknown
  done(result: never): void
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
      return group.append(row, after)
    },
    saveSnapshot(row) {
      group ??= new GroupCommit(database)
      return group.saveSnapshot(row)
    },
    async close() {
      group?.close()
      await db.destroy()
    },
  })
}

/** Collects what arrives within one turn of the event loop into one transaction: one wait for the disk instead of many. */
class GroupCommit {
  private waiting: Waiting[] = []
  private closed = false
  private readonly insert
  private readonly update
  private readonly snapshot
  private readonly prune

  constructor(private readonly database: Database.Database) {
    this.insert = database.prepare(
      `insert into entries (table_id, seq, request, seat, move, at) select id, ?, ?, ?, ?, ? from tables
       where id = ? and moves = ? and version = ? and status = 'playing'`,
    )
    this.update = database.prepare(
      'update tables set moves = ?, clocks = ?, due_at = ?, lent_until = 0, status = ?, outcome = ?, updated = ? where id = ?',
    )
    this.snapshot = database.prepare(
      `insert into snapshots (table_id, seq, rules_version, state) values (?, ?, ?, ?)
       on conflict (table_id, seq) do update set rules_version = excluded.rules_version, state = excluded.state`,
    )
    this.prune = database.prepare(
      `delete from snapshots where table_id = ? and rules_version = ? and seq < ?
       and seq > (select min(seq) from snapshots where table_id = ? and rules_version = ?)`,
    )
  }

  append(row: EntryRow, after: AfterEntry): Promise<'done' | 'taken'> {
    return this.add(() => this.write(row, after))
  }

  saveSnapshot({ table_id, seq, rules_version, state }: SnapshotRow): Promise<void> {
    return this.add(() => {
      this.snapshot.run(table_id, seq, rules_version, state)
      this.prune.run(table_id, rules_version, seq, table_id, rules_version)
    })
  }

  private add<T>(write: () => T): Promise<T> {
    return new Promise((done, failed) => {
      if (this.closed) failed(new Error('The store is closed.'))
      else if (this.waiting.push({ write, done, failed }) === 1) setImmediate(() => this.commit())
    })
  }

  /** Commits what is waiting. Nothing may reach the database after that: libsql ends the process when a closed one is used. */
  close(): void {
    this.closed = true
    this.commit()
  }

  private commit(): void {
    const group = this.waiting
    if (group.length === 0) return
    this.waiting = []
    let results: unknown[]
    try {
      this.database.exec('begin immediate')
      results = group.map(({ write }) => write())
      this.database.exec('commit')
    } catch (error) {
      if (this.database.inTransaction) this.database.exec('rollback')
      for (const { failed } of group) failed(error)
      return
    }
    for (const [i, { done }] of group.entries()) done(results[i] as never)
  }

  private write(row: EntryRow, after: AfterEntry): 'done' | 'taken' {
    try {
      const { seq, request, seat, move, at, table_id } = row
      const { changes } = this.insert.run(seq, request, seat, move, at, table_id, seq - 1, after.version)
      if (changes === 0) return 'taken'
    } catch (error) {
      if (isTaken(error)) return 'taken'
      throw error
    }
    const { clocks, dueAt, status, outcome, now } = after
    this.update.run(row.seq, JSON.stringify(clocks), dueAt, status, outcome, now, row.table_id)
    return 'done'
  }
}
