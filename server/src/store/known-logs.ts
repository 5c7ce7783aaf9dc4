import type Database from 'libsql'
import type { EntryRow } from './sql-store.ts'

/** So many logs are known at a time, more than a node has lively tables; what is forgotten is read again when it is needed. */
const MOST = 50_000

/**
 * What a writer must know of each log: how far it has come, and which requests it has carried out. An index in the database would know the
 * latter, too, and cost more than a quarter of all writing. It is not needed: whoever adds an entry has seen all entries before it, or the primary key refuses it.
 */
export class KnownLogs {
  /** Of every request in a log, in their order, a number that others hardly share: a fraction of what the texts would take. */
  private readonly logs = new Map<string, number[]>()
  private readonly read
  private readonly find

  constructor(database: Database.Database) {
    this.read = database.prepare('select request from entries where table_id = ? order by seq')
    this.find = database.prepare('select seq from entries where table_id = ? and request = ?')
  }

  /** Whether an entry is the next of its log, and its request a new one. */
  isNext({ table_id, seq, request }: EntryRow): boolean {
    const log = this.logs.get(table_id) ?? this.load(table_id)
    if (seq !== log.length + 1) return false
    return !log.includes(numberOf(request)) || this.find.get(table_id, request) === undefined
  }

  /** An entry that was the next is in its log. */
  added({ table_id, request }: EntryRow): void {
    this.logs.get(table_id)?.push(numberOf(request))
  }

  forget(table: string): void {
    this.logs.delete(table)
  }

  private load(table: string): number[] {
    const rows = this.read.all(table) as { request: string }[]
    const log = rows.map(({ request }) => numberOf(request))
    for (const oldest of this.logs.keys()) {
      if (this.logs.size < MOST) break
      this.logs.delete(oldest)
    }
    this.logs.set(table, log)
    return log
  }
}

/** FNV-1a, 32 bits. */
function numberOf(text: string): number {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum
}
