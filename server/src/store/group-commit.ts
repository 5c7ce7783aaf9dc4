import type Database from 'libsql'
import { faultText } from '../text/operator.ts'
import type { Checkpoints } from './checkpoints.ts'
import { KnownLogs } from './known-logs.ts'
import type { NewNotice } from './notice-store.ts'
import type { ChatRow } from './schema.ts'
import { isUniqueViolation } from './sql-people.ts'
import { REJECT, type RequestRow } from './sql-requests.ts'
import type { EntryRow, SnapshotRow } from './sql-store.ts'
import type { AfterEntry } from './store.ts'

interface Waiting<T> {
  done(result: T): void
  failed(error: unknown): void
}

interface WaitingEntry extends Waiting<'done' | 'taken'> {
  readonly row: EntryRow
  readonly after: AfterEntry
}

interface WaitingRejection extends Waiting<boolean> {
  readonly row: RequestRow
}

interface WaitingLine extends Waiting<void> {
  readonly row: ChatRow
}

interface WaitingSnapshot extends Waiting<void> {
  readonly row: SnapshotRow
}

/** From this many entries on, one JSON parameter is faster than single statements. */
const MANY = 8

const ALL_DONE: readonly 'done'[] = []

/** Collects writes of one turn of the event loop into one transaction, to save disk writes. */
export class GroupCommit {
  private entries: WaitingEntry[] = []
  private rejections: WaitingRejection[] = []
  private lines: WaitingLine[] = []
  private snapshots: WaitingSnapshot[] = []
  private planned = false
  private closed = false
  private readonly logs
  private readonly insert
  private readonly update
  private readonly insertAll
  private readonly updateAll
  private readonly rejection
  private readonly line
  private readonly hasTable
  private readonly snapshot
  private readonly prune
  private readonly notice

  constructor(
    private readonly database: Database.Database,
    private readonly checkpoints: Checkpoints | null,
  ) {
    this.logs = new KnownLogs(database)
    this.insert = database.prepare(
      `insert into entries (table_id, seq, request, seat, move, at) select id, ?, ?, ?, ?, ? from tables
       where id = ? and version = ? and status = 'playing'`,
    )
    this.update = database.prepare(
      'update tables set clocks = ?, due_at = ?, lent_until = 0, status = ?, outcome = ?, winners = ?, updated = ? where id = ?',
    )
    // The same for many entries, as JSON lists in the order of `entryList` and `tableList`.
    this.insertAll = database.prepare(
      `insert into entries (table_id, seq, request, seat, move, at)
       select tables.id, e.value->>1, e.value->>2, e.value->>3, e.value->>4, e.value->>5 from json_each(?) e join tables
       on tables.id = e.value->>0 and version = e.value->>6 and status = 'playing'`,
    )
    this.updateAll = database.prepare(
      `update tables set clocks = e.value->>1, due_at = e.value->>2, lent_until = 0, status = e.value->>3, outcome = e.value->>4,
       updated = e.value->>5, winners = e.value->>6 from json_each(?) e where tables.id = e.value->>0`,
    )
    this.rejection = database.prepare(REJECT.replaceAll('$', '?'))
    this.line = database.prepare(
      `insert into chat (table_id, user_id, name, seat, text, at, request) select id, ?, ?, ?, ?, ?, ? from tables
       where id = ? on conflict (table_id, request) do nothing`,
    )
    this.hasTable = database.prepare('select 1 from tables where id = ?')
    this.snapshot = database.prepare(
      `insert into snapshots (table_id, seq, rules_version, state) values (?, ?, ?, ?)
       on conflict (table_id, seq) do update set rules_version = excluded.rules_version, state = excluded.state`,
    )
    this.prune = database.prepare(
      `delete from snapshots where table_id = ? and rules_version = ? and seq < ?
       and seq > (select min(seq) from snapshots where table_id = ? and rules_version = ?)`,
    )
    this.notice = database.prepare(
      `insert into outbox (table_id, user_id, kind, subject, seq, at, due_at) values (?, ?, ?, ?, ?, ?, ?)
       on conflict do nothing`,
    )
  }

  append(row: EntryRow, after: AfterEntry): Promise<'done' | 'taken'> {
    return new Promise((done, failed) => this.plan(failed) && this.entries.push({ row, after, done, failed }))
  }

  reject(row: RequestRow): Promise<boolean> {
    return new Promise((done, failed) => this.plan(failed) && this.rejections.push({ row, done, failed }))
  }

  addChat(row: ChatRow): Promise<void> {
    return new Promise((done, failed) => this.plan(failed) && this.lines.push({ row, done, failed }))
  }

  saveSnapshot(row: SnapshotRow): Promise<void> {
    return new Promise((done, failed) => this.plan(failed) && this.snapshots.push({ row, done, failed }))
  }

  /** Schedules a commit; false if the store is closed. */
  private plan(failed: (error: unknown) => void): boolean {
    if (this.closed) failed(new Error(faultText.storeClosed))
    else if (!this.planned) {
      this.planned = true
      setImmediate(() => this.commit())
    }
    return !this.closed
  }

  /**
   * Commits what is waiting. Later writes fail here, because libsql crashes the process if a closed database is used.
   */
  close(): void {
    this.closed = true
    this.commit()
  }

  private commit(): void {
    const { entries, rejections, lines, snapshots } = this
    this.planned = false
    if (entries.length + rejections.length + lines.length + snapshots.length === 0) return
    this.entries = []
    this.rejections = []
    this.lines = []
    this.snapshots = []
    let results: readonly ('done' | 'taken')[]
    let settle = (): void => {}
    try {
      if (rejections.length + lines.length > 0) settle = this.writeOthers(rejections, lines)
      results = this.write(entries, snapshots)
    } catch (error) {
      if (this.database.inTransaction) this.database.exec('rollback')
      for (const { row } of entries) this.logs.forget(row.table_id)
      for (const { failed } of [...entries, ...rejections, ...lines, ...snapshots]) failed(error)
      return
    }
    this.checkpoints?.wrote()
    for (let i = 0; i < entries.length; i++) {
      const { row, after, done } = entries[i]
      if (after.status === 'over') this.logs.forget(row.table_id)
      done(results[i] ?? 'done')
    }
    settle()
    for (const { done } of snapshots) done()
  }

  /**
   * Writes rejections and chat lines, in a transaction of their own, so that moves keep their fast path. Returns a
   * function that answers their writers.
   */
  private writeOthers(rejections: readonly WaitingRejection[], lines: readonly WaitingLine[]): () => void {
    this.database.exec('begin immediate')
    const kept = rejections.map(
      ({ row }) => this.rejection.run(row.table_id, row.request, row.reason, row.at).changes > 0,
    )
    const stored = lines.map(({ row }) => this.writeLine(row))
    this.database.exec('commit')
    for (const { row } of rejections) this.logs.rejected(row)
    return () => {
      for (const [i, { done }] of rejections.entries()) done(kept[i])
      for (const [i, { row, done, failed }] of lines.entries())
        if (stored[i]) done()
        else failed(new Error(faultText.tableGone(row.table_id)))
    }
  }

  /** Whether the line is stored now; false if its table is gone. */
  private writeLine({ table_id, user_id, name, seat, text, at, request }: ChatRow): boolean {
    const { changes } = this.line.run(user_id, name, seat, text, at, request, table_id)
    return changes > 0 || this.hasTable.get(table_id) !== undefined
  }

  /** The result of each entry; an empty list if all are done. */
  private write(
    entries: readonly WaitingEntry[],
    snapshots: readonly WaitingSnapshot[],
  ): readonly ('done' | 'taken')[] {
    if (entries.length + snapshots.length === 0) return ALL_DONE
    const isOneRow =
      entries.length === 1 && snapshots.length === 0 && entries[0].after.logOnly && !entries[0].after.notices
    if (isOneRow) return [this.writeEntry(entries[0])] // a single statement needs no transaction
    this.database.exec('begin immediate')
    const together = entries.length >= MANY && this.writeTogether(entries)
    const results = together ? ALL_DONE : entries.map(entry => this.writeEntry(entry))
    for (const { row } of snapshots) this.writeSnapshot(row)
    this.database.exec('commit')
    if (together) for (const { row } of entries) this.logs.added(row)
    return results
  }

  /** Writes all entries or none. False if one cannot be written; then each must be tried on its own. */
  private writeTogether(entries: readonly WaitingEntry[]): boolean {
    if (!entries.every(({ row }) => this.logs.isNext(row))) return false
    try {
      if (this.insertAll.run(JSON.stringify(entries.map(entryList))).changes === entries.length) {
        const tables = entries.filter(({ after }) => !after.logOnly)
        if (tables.length > 0) this.updateAll.run(JSON.stringify(tables.map(tableList)))
        for (const { after } of entries) if (after.notices) this.writeNotices(after.notices)
        return true
      }
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
    this.database.exec('rollback')
    this.database.exec('begin immediate')
    return false
  }

  private writeEntry({ row, after }: WaitingEntry): 'done' | 'taken' {
    if (!this.logs.isNext(row) || !this.inserted(row, after)) {
      this.logs.forget(row.table_id) // another process may have written
      return 'taken'
    }
    this.logs.added(row)
    const { clocks, dueAt, status, outcome, winners, now, logOnly, notices } = after
    const won = winners && JSON.stringify(winners)
    if (!logOnly) this.update.run(JSON.stringify(clocks), dueAt, status, outcome, won, now, row.table_id)
    if (notices) this.writeNotices(notices)
    return 'done'
  }

  private writeNotices(notices: readonly NewNotice[]): void {
    for (const { table, user, kind, key, seq, at, dueAt } of notices)
      this.notice.run(table, user, kind, key, seq, at, dueAt)
  }

  private inserted({ table_id, seq, request, seat, move, at }: EntryRow, { version }: AfterEntry): boolean {
    try {
      return this.insert.run(seq, request, seat, move, at, table_id, version).changes > 0
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  private writeSnapshot({ table_id, seq, rules_version, state }: SnapshotRow): void {
    this.snapshot.run(table_id, seq, rules_version, state)
    this.prune.run(table_id, rules_version, seq, table_id, rules_version)
  }
}

function entryList({ row, after }: WaitingEntry): readonly unknown[] {
  const { table_id, seq, request, seat, move, at } = row
  return [table_id, seq, request, seat, move, at, after.version]
}

function tableList({ row, after }: WaitingEntry): readonly unknown[] {
  const { clocks, dueAt, status, outcome, winners, now } = after
  return [row.table_id, JSON.stringify(clocks), dueAt, status, outcome, now, winners && JSON.stringify(winners)]
}
