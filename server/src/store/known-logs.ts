import type Database from 'libsql'
import type { EntryRow } from './sql-store.ts'

/** The number of logs in memory, more than a node has active tables. Others are read again when needed. */
const MOST = 50_000

/**
 * The length of each log and the requests in it, in memory. A database index on requests would cost more than a quarter
 * of the write time. It is not needed: a writer has seen all earlier entries, or the primary key rejects its entry.
 */
export class KnownLogs {
  /** A 32-bit hash of every request in a log, in order. Takes a fraction of the memory of the texts. */
  private readonly logs = new Map<string, number[]>()
  private readonly read
  private readonly find

  constructor(database: Database.Database) {
    this.read = database.prepare('select request from entries where table_id = ? order by seq')
    this.find = database.prepare('select seq from entries where table_id = ? and request = ?')
  }

  /** Whether an entry is the next one in its log and its request is new. */
  isNext({ table_id, seq, request }: EntryRow): boolean {
    const log = this.logs.get(table_id) ?? this.load(table_id)
    if (seq !== log.length + 1) return false
    return !log.includes(hashOf(request)) || this.find.get(table_id, request) === undefined
  }

  /** Call it after the next entry was stored. */
  added({ table_id, request }: EntryRow): void {
    this.logs.get(table_id)?.push(hashOf(request))
  }

  forget(table: string): void {
    this.logs.delete(table)
  }

  private load(table: string): number[] {
    const rows = this.read.all(table) as { request: string }[]
    const log = rows.map(({ request }) => hashOf(request))
    for (const oldest of this.logs.keys()) {
      if (this.logs.size < MOST) break
      this.logs.delete(oldest)
    }
    this.logs.set(table, log)
    return log
  }
}

/** 32-bit FNV-1a. */
function hashOf(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum
}
