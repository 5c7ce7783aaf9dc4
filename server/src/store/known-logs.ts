import type Database from 'libsql'
import type { RequestRow } from './sql-requests.ts'
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
  /** The hashes of rejected requests, by table. */
  private readonly rejections = new Map<string, Set<number>>()
  private readonly read
  private readonly find
  private readonly readRejected
  private readonly findRejected

  constructor(database: Database.Database) {
    this.read = database.prepare('select request from entries where table_id = ? order by seq')
    this.find = database.prepare('select seq from entries where table_id = ? and request = ?')
    this.readRejected = database.prepare('select request from requests where table_id = ?')
    this.findRejected = database.prepare('select 1 from requests where table_id = ? and request = ?')
  }

  /** Whether an entry is the next one in its log and its request is new. */
  isNext({ table_id, seq, request }: EntryRow): boolean {
    const log = this.logs.get(table_id) ?? this.load(table_id)
    if (seq !== log.length + 1) return false
    const hash = hashOf(request)
    if (this.rejections.get(table_id)?.has(hash) && this.findRejected.get(table_id, request) !== undefined) return false
    return !log.includes(hash) || this.find.get(table_id, request) === undefined
  }

  /** Call it after a rejection was stored: the request must not be entered later. */
  rejected({ table_id, request }: RequestRow): void {
    if (!this.logs.has(table_id)) return
    const known = this.rejections.get(table_id) ?? new Set()
    this.rejections.set(table_id, known.add(hashOf(request)))
  }

  /** Call it after the next entry was stored. */
  added({ table_id, request }: EntryRow): void {
    this.logs.get(table_id)?.push(hashOf(request))
  }

  forget(table: string): void {
    this.logs.delete(table)
    this.rejections.delete(table)
  }

  private load(table: string): number[] {
    const rows = this.read.all(table) as { request: string }[]
    const log = rows.map(({ request }) => hashOf(request))
    for (const oldest of this.logs.keys()) {
      if (this.logs.size < MOST) break
      this.forget(oldest)
    }
    const rejected = this.readRejected.all(table) as { request: string }[]
    if (rejected.length > 0) this.rejections.set(table, new Set(rejected.map(({ request }) => hashOf(request))))
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
