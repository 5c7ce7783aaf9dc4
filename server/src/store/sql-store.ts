import { InputError } from '@holdout/engine'
import { type Kysely, Migrator, type RawBuilder, sql } from 'kysely'
import { startText } from '../text/operator.ts'
import { migrationsFor } from './migrations.ts'
import type { NewNotice } from './notice-store.ts'
import type { ChatRow, Schema } from './schema.ts'
import { latestOf, newerSchema } from './schema-version.ts'
import { SqlDaily } from './sql-daily.ts'
import { addNotices, SqlNotices } from './sql-notices.ts'
import { isUniqueViolation, MOST_AT_ONCE, SqlPeople } from './sql-people.ts'
import { type RequestRow, storedAnswer } from './sql-requests.ts'
import { claimPrune, openTablesOf, prune, sizeOf, tellOfRemoval } from './sql-upkeep.ts'
import type {
  AfterEntry,
  LogEntry,
  Pruned,
  RequestAnswer,
  Retention,
  Snapshot,
  Store,
  StoredChat,
  StoredTable,
  TableFilter,
  TableMark,
  TableSetup,
} from './store.ts'

/** The differences between the two databases. */
export interface SqlDialect {
  readonly name: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  /** The number of log entries of a row in `tables`: a column in PostgreSQL, a subquery in SQLite. */
  readonly moves: RawBuilder<number>
  append(row: EntryRow, after: AfterEntry): Promise<'done' | 'taken'>
  /** Keeps a rejection; false if the request is in the log or was answered before. */
  reject(row: RequestRow): Promise<boolean>
  /** Adds a chat line, unless its request is stored. Fails if the table does not exist. */
  addChat(row: ChatRow): Promise<void>
  /**
   * Saves a snapshot. It replaces one of the same entry under other rules. For each version of the rules only the first
   * and the last snapshot are kept: where the match continued under those rules, and where it would continue next.
   */
  saveSnapshot(row: SnapshotRow): Promise<void>
  /** Throws if the schema must not be changed now. */
  beforeMigration?(): Promise<void>
  close(): Promise<void>
}

export type EntryRow = Schema['entries']
export type SnapshotRow = Schema['snapshots']

const STATUSES: readonly StoredTable['status'][] = ['waiting', 'playing', 'over']

/** A store on an SQL database. Runs the migrations first. */
export async function sqlStore(dialect: SqlDialect): Promise<Store> {
  const migrations = migrationsFor(dialect.name)
  const migrator = new Migrator({ db: dialect.db, provider: { getMigrations: async () => migrations } })
  const newer = await newerSchema(dialect.db, latestOf(migrations))
  if (newer !== null) throw new InputError(startText.newerSchema(newer, latestOf(migrations)))
  const isPending = (await migrator.getMigrations()).some(({ executedAt }) => executedAt === undefined)
  if (isPending) await dialect.beforeMigration?.()
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  return new SqlStore(dialect)
}

class SqlStore extends SqlPeople implements Store {
  readonly notices: SqlNotices
  readonly daily: SqlDaily

  constructor(private readonly dialect: SqlDialect) {
    super(dialect.db)
    this.notices = new SqlNotices(dialect.db, dialect.name)
    this.daily = new SqlDaily(dialect.db)
  }

  async createTable(table: StoredTable): Promise<void> {
    const { id, version, status, setup, clocks, dueAt, outcome, winners, created, updated } = table
    await this.db
      .insertInto('tables')
      .values({
        id,
        version,
        status: columnOf(status),
        public: Number(table.public),
        game: setup.game,
        setup: setupText(setup),
        clocks: JSON.stringify(clocks),
        due_at: dueAt,
        lent_until: 0,
        outcome,
        winners: winners && JSON.stringify(winners),
        created,
        updated,
      })
      .execute()
  }

  async table(id: string): Promise<StoredTable | null> {
    const row = await this.tables().where('id', '=', id).executeTakeFirst()
    return row ? tableOf(row) : null
  }

  async updateTable(
    id: string,
    { version, moves }: TableMark,
    change: Partial<StoredTable>,
    request?: string,
    notices: readonly NewNotice[] = [],
  ): Promise<boolean> {
    if (request === undefined && notices.length === 0) return this.writeRow(this.db, id, { version, moves }, change)
    try {
      return await this.db.transaction().execute(async tx => {
        if (!(await this.writeRow(tx, id, { version, moves }, change))) return false
        await addNotices(tx, notices)
        if (request !== undefined)
          await tx.insertInto('requests').values({ table_id: id, request, reason: null, at: Date.now() }).execute()
        return true
      })
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  private async writeRow(
    db: Kysely<Schema>,
    id: string,
    { version, moves }: TableMark,
    { status, setup, clocks, dueAt, outcome }: Partial<StoredTable>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('tables')
      .set({
        version: version + 1,
        updated: Date.now(),
        ...(status === undefined ? {} : { status: columnOf(status) }),
        ...(setup === undefined ? {} : { setup: setupText(setup) }),
        ...(clocks === undefined ? {} : { clocks: JSON.stringify(clocks) }),
        ...(dueAt === undefined ? {} : { due_at: dueAt }),
        ...(outcome === undefined ? {} : { outcome }),
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .where(this.dialect.moves, '=', moves)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async answerOf(table: string, request: string): Promise<RequestAnswer | null> {
    const stored = await storedAnswer(this.db, table, request)
    return stored ?? ((await this.hasChat(table, request)) ? { ok: true } : null)
  }

  async accept(table: string, request: string): Promise<void> {
    const row = { table_id: table, request, reason: null, at: Date.now() }
    await this.db
      .insertInto('requests')
      .values(row)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }

  async reject(table: string, request: string, reason: string): Promise<{ ok: true; seq?: number } | null> {
    if (await this.dialect.reject({ table_id: table, request, reason, at: Date.now() })) return null
    const seq = await this.entryOf(table, request)
    if (seq !== null) return { ok: true, seq }
    return (await this.answerOf(table, request))?.ok ? { ok: true } : null
  }

  addChat(table: string, { user, name, seat, text, at }: Omit<StoredChat, 'id'>, request: string): Promise<void> {
    return this.dialect.addChat({ table_id: table, user_id: user, name, seat, text, at, request })
  }

  private tables() {
    return this.db.selectFrom('tables').selectAll('tables').select(this.dialect.moves.as('moves'))
  }

  async publicTables({ game, status }: TableFilter, limit: number): Promise<StoredTable[]> {
    if (status === undefined) {
      // One query per status, because the index covers that.
      const all = await Promise.all(STATUSES.map(one => this.publicTables({ game, status: one }, limit)))
      return all
        .flat()
        .sort((a, b) => b.updated - a.updated)
        .slice(0, limit)
    }
    let query = this.tables().where('public', '=', 1).where('status', '=', columnOf(status))
    if (game !== undefined) query = query.where('game', '=', game)
    return (await query.orderBy('updated', 'desc').limit(limit).execute()).map(tableOf)
  }

  async tablesOf(user: string, limit: number): Promise<StoredTable[]> {
    const rows = await this.tables()
      .innerJoin('members', 'members.table_id', 'tables.id')
      .where('members.user_id', '=', user)
      .orderBy('tables.updated', 'desc')
      .limit(limit)
      .execute()
    return rows.map(tableOf)
  }

  async lastMoves(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const times = new Map<string, number>()
    for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
      const some = ids.slice(from, from + MOST_AT_ONCE)
      const last = sql<number | null>`(select at from entries where table_id = tables.id order by seq desc limit 1)`
      const rows = await this.db
        .selectFrom('tables')
        .select(['id', last.as('at')])
        .where('id', 'in', some)
        .execute()
      for (const { id, at } of rows) if (at !== null) times.set(id, at)
    }
    return times
  }

  async marks(ids: readonly string[]): Promise<ReadonlyMap<string, TableMark>> {
    const marks = new Map<string, TableMark>()
    for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
      const some = ids.slice(from, from + MOST_AT_ONCE)
      const rows = await this.db
        .selectFrom('tables')
        .select(['id', 'version', this.dialect.moves.as('moves')])
        .where('id', 'in', some)
        .execute()
      for (const { id, version, moves } of rows) marks.set(id, { version, moves })
    }
    return marks
  }

  append(table: string, entry: LogEntry, after: AfterEntry): Promise<'done' | 'taken' | number> {
    const { seq, seat, move, id, at } = entry
    const row = { table_id: table, seq, request: id, seat, move: move && JSON.stringify(move), at }
    return this.dialect
      .append(row, after)
      .then(result => (result === 'done' ? result : this.entryOf(table, id).then(found => found ?? 'taken')))
  }

  async entryOf(table: string, request: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('entries')
      .select('seq')
      .where('table_id', '=', table)
      .where('request', '=', request)
      .executeTakeFirst()
    return row?.seq ?? null
  }

  async entriesSince(table: string, seq: number): Promise<LogEntry[]> {
    const rows = await this.db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>', seq)
      .orderBy('seq')
      .execute()
    return rows.map(row => ({
      seq: row.seq,
      seat: row.seat,
      move: row.move === null ? null : JSON.parse(row.move),
      id: row.request,
      at: row.at,
    }))
  }

  saveSnapshot(table: string, { seq, rulesVersion, state }: Snapshot): Promise<void> {
    const row = { table_id: table, seq, rules_version: rulesVersion, state: JSON.stringify(state) }
    return this.dialect.saveSnapshot(row)
  }

  async snapshotFor(table: string, rulesVersion: number): Promise<Snapshot | null> {
    const all = this.db.selectFrom('snapshots').selectAll().where('table_id', '=', table)
    const row =
      (await all.where('rules_version', '=', rulesVersion).orderBy('seq').limit(1).executeTakeFirst()) ??
      (await all.orderBy('seq', 'desc').limit(1).executeTakeFirst())
    return row ? { seq: row.seq, rulesVersion: row.rules_version, state: JSON.parse(row.state) } : null
  }

  async claimDue(before: number, until: number, limit: number): Promise<string[]> {
    const lock = this.dialect.name === 'postgres' ? sql`for update skip locked` : sql``
    const { rows } = await sql<{ id: string }>`
      update tables set lent_until = ${until} where id in (
        select id from tables where due_at is not null and due_at < ${before} and lent_until < ${before}
        order by due_at limit ${limit} ${lock}
      ) returning id`.execute(this.db)
    return rows.map(({ id }) => id)
  }

  prune(keep: Retention, now: number, dryRun: boolean): Promise<Pruned> {
    return prune(this, this.db, keep, now, dryRun)
  }

  claimPrune(now: number, every: number): Promise<boolean> {
    return claimPrune(this.db, now, every)
  }

  tellOfRemoval(now: number | null): Promise<number | null> {
    return tellOfRemoval(this.db, now)
  }

  openTablesOf(user: string): Promise<number> {
    return openTablesOf(this.db, this.dialect.name, user)
  }

  size(): Promise<number> {
    return sizeOf(this.db, this.dialect.name)
  }

  async ping(): Promise<void> {
    const row = { id: 1, at: Date.now() }
    await this.db
      .insertInto('health')
      .values(row)
      .onConflict(conflict => conflict.column('id').doUpdateSet({ at: row.at }))
      .execute()
  }

  close(): Promise<void> {
    return this.dialect.close()
  }
}

function tableOf(row: Schema['tables'] & { readonly moves: number }): StoredTable {
  return {
    id: row.id,
    version: row.version,
    status: row.status === 'gathering' ? 'waiting' : row.status,
    public: row.public === 1,
    setup: setupIn(row.setup),
    moves: row.moves,
    clocks: JSON.parse(row.clocks),
    dueAt: row.due_at,
    outcome: row.outcome,
    winners: row.winners === null ? null : JSON.parse(row.winners),
    created: row.created,
    updated: row.updated,
  }
}

/** The stored names of this status and of the setup's `muted` are older than the names in code. */
function columnOf(status: StoredTable['status']): Schema['tables']['status'] {
  return status === 'waiting' ? 'gathering' : status
}

function setupText({ muted, ...setup }: TableSetup): string {
  return JSON.stringify(muted === undefined ? setup : { ...setup, silenced: muted })
}

function setupIn(text: string): TableSetup {
  const { silenced, ...setup } = JSON.parse(text)
  return silenced === undefined ? setup : { ...setup, muted: silenced }
}
