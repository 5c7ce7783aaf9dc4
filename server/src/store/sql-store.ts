import { type Kysely, Migrator, type RawBuilder, sql } from 'kysely'
import { migrationsFor } from './migrations.ts'
import type { Schema } from './schema.ts'
import type {
  AfterEntry,
  LogEntry,
  Mark,
  Snapshot,
  Store,
  StoredChat,
  StoredTable,
  TableFilter,
  User,
} from './store.ts'

/** The differences between the two databases. */
export interface SqlDialect {
  readonly name: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  /** The number of log entries of a row in `tables`: a column in PostgreSQL, a subquery in SQLite. */
  readonly moves: RawBuilder<number>
  append(row: EntryRow, after: AfterEntry): Promise<'done' | 'taken'>
  /**
   * Saves a snapshot. It replaces one of the same entry under other rules. For each version of the rules only the first
   * and the last snapshot are kept: where the match continued under those rules, and where it would continue next.
   */
  saveSnapshot(row: SnapshotRow): Promise<void>
  close(): Promise<void>
}

export type EntryRow = Schema['entries']
export type SnapshotRow = Schema['snapshots']

const STATUSES: readonly StoredTable['status'][] = ['gathering', 'playing', 'over']

/** Rows per statement, because databases limit the number of parameters. */
const MOST_AT_ONCE = 500

/** A store on an SQL database. Runs the migrations first. */
export async function sqlStore(dialect: SqlDialect): Promise<Store> {
  const provider = { getMigrations: async () => migrationsFor(dialect.name) }
  const { error } = await new Migrator({ db: dialect.db, provider }).migrateToLatest()
  if (error) throw error
  return new SqlStore(dialect)
}

class SqlStore implements Store {
  private readonly db: Kysely<Schema>

  constructor(private readonly dialect: SqlDialect) {
    this.db = dialect.db
  }

  async createUser(user: User): Promise<void> {
    await this.db.insertInto('users').values(user).execute()
  }

  async user(id: string): Promise<User | null> {
    return (await this.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  }

  async userByLogin(login: string): Promise<User | null> {
    return (await this.db.selectFrom('users').selectAll().where('login', '=', login).executeTakeFirst()) ?? null
  }

  async updateUser(id: string, change: Partial<Omit<User, 'id' | 'created'>>): Promise<boolean> {
    try {
      const { numUpdatedRows } = await this.db.updateTable('users').set(change).where('id', '=', id).executeTakeFirst()
      return numUpdatedRows > 0n
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }

  async deleteUser(id: string): Promise<void> {
    await this.db.transaction().execute(async tx => {
      await tx.deleteFrom('chat').where('user_id', '=', id).execute()
      await tx.deleteFrom('members').where('user_id', '=', id).execute()
      await tx.deleteFrom('users').where('id', '=', id).execute()
    })
  }

  async mergeUser(from: string, to: string): Promise<void> {
    await this.db.transaction().execute(async tx => {
      await tx.updateTable('chat').set({ user_id: to }).where('user_id', '=', from).execute()
      const theirs = tx.selectFrom('members').select(['table_id', sql.val(to).as('user_id'), 'seen_at'])
      await tx
        .insertInto('members')
        .columns(['table_id', 'user_id', 'seen_at'])
        .expression(theirs.where('user_id', '=', from))
        .onConflict(conflict => conflict.doNothing())
        .execute()
      await tx.deleteFrom('members').where('user_id', '=', from).execute()
      await tx.deleteFrom('users').where('id', '=', from).execute()
    })
  }

  async createTable(table: StoredTable): Promise<void> {
    const { id, version, status, setup, clocks, dueAt, outcome, winners, created, updated } = table
    await this.db
      .insertInto('tables')
      .values({
        id,
        version,
        status,
        public: Number(table.public),
        game: setup.game,
        setup: JSON.stringify(setup),
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
    { version, moves }: Mark,
    { status, setup, clocks, dueAt, outcome }: Partial<StoredTable>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('tables')
      .set({
        version: version + 1,
        updated: Date.now(),
        ...(status === undefined ? {} : { status }),
        ...(setup === undefined ? {} : { setup: JSON.stringify(setup) }),
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
    let query = this.tables().where('public', '=', 1).where('status', '=', status)
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

  async marks(ids: readonly string[]): Promise<ReadonlyMap<string, Mark>> {
    const marks = new Map<string, Mark>()
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

  async saveSeen(sightings: readonly { readonly table: string; readonly user: string }[], at: number): Promise<void> {
    if (sightings.length === 0) return
    // Sorted, so that two nodes that write the same rows cannot deadlock.
    const rows = sightings
      .map(({ table, user }) => ({ table_id: table, user_id: user, seen_at: at }))
      .sort((a, b) => compare(a.table_id, b.table_id) || compare(a.user_id, b.user_id))
    for (let from = 0; from < rows.length; from += MOST_AT_ONCE)
      await this.db
        .insertInto('members')
        .values(rows.slice(from, from + MOST_AT_ONCE))
        .onConflict(conflict => conflict.columns(['table_id', 'user_id']).doUpdateSet({ seen_at: at }))
        .execute()
  }

  async lastSeen(table: string): Promise<Readonly<Record<string, number>>> {
    return (await this.lastSeenAt([table])).get(table) ?? {}
  }

  async lastSeenAt(tables: readonly string[]): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
    const found = new Map<string, Record<string, number>>()
    for (let from = 0; from < tables.length; from += MOST_AT_ONCE) {
      const some = tables.slice(from, from + MOST_AT_ONCE)
      const rows = await this.db.selectFrom('members').selectAll().where('table_id', 'in', some).execute()
      for (const { table_id, user_id, seen_at } of rows) {
        const seen = found.get(table_id) ?? {}
        seen[user_id] = seen_at
        found.set(table_id, seen)
      }
    }
    return found
  }

  async addChat(table: string, { user, name, seat, text, at }: Omit<StoredChat, 'id'>, request: string): Promise<void> {
    await this.db
      .insertInto('chat')
      .values({ table_id: table, user_id: user, name, seat, text, at, request })
      .onConflict(conflict => conflict.columns(['table_id', 'request']).doNothing())
      .execute()
  }

  async chatSince(table: string, id: number, limit: number): Promise<StoredChat[]> {
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('id', '>', id)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return rows
      .reverse()
      .map(row => ({ id: row.id, user: row.user_id, name: row.name, seat: row.seat, text: row.text, at: row.at }))
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db)
  }

  close(): Promise<void> {
    return this.dialect.close()
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function tableOf(row: Schema['tables'] & { readonly moves: number }): StoredTable {
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    public: row.public === 1,
    setup: JSON.parse(row.setup),
    moves: row.moves,
    clocks: JSON.parse(row.clocks),
    dueAt: row.due_at,
    outcome: row.outcome,
    winners: row.winners === null ? null : JSON.parse(row.winners),
    created: row.created,
    updated: row.updated,
  }
}

/** Whether an error is a violation of a unique key. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return code === '23505' || (typeof code === 'string' && code.startsWith('SQLITE_CONSTRAINT'))
}
