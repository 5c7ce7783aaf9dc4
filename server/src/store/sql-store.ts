import { type Kysely, Migrator, sql } from 'kysely'
import { migrationsFor } from './migrations.ts'
import type { Schema } from './schema.ts'
import type { AfterEntry, LogEntry, Snapshot, Store, StoredChat, StoredTable, TableFilter, User } from './store.ts'

/** What the two databases do differently. */
export interface SqlDialect {
  readonly name: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  append(row: EntryRow, after: AfterEntry): Promise<'done' | 'taken'>
  close(): Promise<void>
}

export type EntryRow = Schema['entries']

/** A store on an SQL database. Brings the database up to date first. */
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
      if (isTaken(error)) return false
      throw error
    }
  }

  async deleteUser(id: string): Promise<void> {
    await this.db.transaction().execute(async tx => {
      await tx.updateTable('chat').set({ name: 'somebody', user_id: '' }).where('user_id', '=', id).execute()
      await tx.deleteFrom('members').where('user_id', '=', id).execute()
      await tx.deleteFrom('users').where('id', '=', id).execute()
    })
  }

  async createTable(table: StoredTable): Promise<void> {
    const { id, version, status, setup, moves, clocks, dueAt, outcome, created, updated } = table
    await this.db
      .insertInto('tables')
      .values({
        id,
        version,
        status,
        public: Number(table.public),
        game: setup.game,
        setup: JSON.stringify(setup),
        moves,
        clocks: JSON.stringify(clocks),
        due_at: dueAt,
        lent_until: 0,
        outcome,
        created,
        updated,
      })
      .execute()
  }

  async table(id: string): Promise<StoredTable | null> {
    const row = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? tableOf(row) : null
  }

  async updateTable(
    id: string,
    version: number,
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
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async publicTables({ game, status }: TableFilter, limit: number): Promise<StoredTable[]> {
    let query = this.db.selectFrom('tables').selectAll().where('public', '=', 1)
    if (game !== undefined) query = query.where('game', '=', game)
    if (status !== undefined) query = query.where('status', '=', status)
    return (await query.orderBy('updated', 'desc').limit(limit).execute()).map(tableOf)
  }

  async tablesOf(user: string, limit: number): Promise<StoredTable[]> {
    const rows = await this.db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .selectAll('tables')
      .where('members.user_id', '=', user)
      .orderBy('tables.updated', 'desc')
      .limit(limit)
      .execute()
    return rows.map(tableOf)
  }

  async append(table: string, entry: LogEntry, after: AfterEntry): Promise<'done' | 'taken' | number> {
    const { seq, seat, move, id, at } = entry
    const row = { table_id: table, seq, request: id, seat, move: move && JSON.stringify(move), at }
    if ((await this.dialect.append(row, after)) === 'done') return 'done'
    const same = await this.db
      .selectFrom('entries')
      .select('seq')
      .where('table_id', '=', table)
      .where('request', '=', id)
      .executeTakeFirst()
    return same ? same.seq : 'taken'
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

  async saveSnapshot(table: string, { seq, rulesVersion, state }: Snapshot): Promise<void> {
    await this.db
      .insertInto('snapshots')
      .values({ table_id: table, seq, rules_version: rulesVersion, state: JSON.stringify(state) })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }

  async lastSnapshot(table: string): Promise<Snapshot | null> {
    const row = await this.db
      .selectFrom('snapshots')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row ? { seq: row.seq, rulesVersion: row.rules_version, state: JSON.parse(row.state) } : null
  }

  async borrowDue(before: number, until: number, limit: number): Promise<string[]> {
    const lock = this.dialect.name === 'postgres' ? sql`for update skip locked` : sql``
    const { rows } = await sql<{ id: string }>`
      update tables set lent_until = ${until} where id in (
        select id from tables where due_at is not null and due_at < ${before} and lent_until < ${before}
        order by due_at limit ${limit} ${lock}
      ) returning id`.execute(this.db)
    return rows.map(({ id }) => id)
  }

  async seen(sightings: readonly { readonly table: string; readonly user: string }[], at: number): Promise<void> {
    if (sightings.length === 0) return
    await this.db
      .insertInto('members')
      .values(sightings.map(({ table, user }) => ({ table_id: table, user_id: user, seen_at: at })))
      .onConflict(conflict => conflict.columns(['table_id', 'user_id']).doUpdateSet({ seen_at: at }))
      .execute()
  }

  async lastSeen(table: string): Promise<Readonly<Record<string, number>>> {
    const rows = await this.db.selectFrom('members').selectAll().where('table_id', '=', table).execute()
    return Object.fromEntries(rows.map(({ user_id, seen_at }) => [user_id, seen_at]))
  }

  async addChat(table: string, { user, name, seat, text, at }: Omit<StoredChat, 'id'>): Promise<number> {
    const { id } = await this.db
      .insertInto('chat')
      .values({ table_id: table, user_id: user, name, seat, text, at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
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

function tableOf(row: Schema['tables']): StoredTable {
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
    created: row.created,
    updated: row.updated,
  }
}

/** A unique key says that somebody else was first. */
export function isTaken(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return code === '23505' || (typeof code === 'string' && code.startsWith('SQLITE_CONSTRAINT'))
}
