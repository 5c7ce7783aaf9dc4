import { InputError } from '@holdout/engine'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { startText } from '../text/operator.ts'
import { migrationsFor } from './migrations.ts'
import { GroupedChat } from './pg-chat.ts'
import type { Schema } from './schema.ts'
import { isMissing, latestOf, SCHEMA_VERSION } from './schema-version.ts'
import { type NoticeRow, noticeRow } from './sql-notices.ts'
import { REJECT } from './sql-requests.ts'
import { type EntryRow, type SqlDialect, sqlStore } from './sql-store.ts'
import type { AfterEntry, Store } from './store.ts'

const BIGINT = 20
pg.types.setTypeParser(BIGINT, Number) // times in ms and row numbers: far below 2^53

/**
 * Adds entries of several tables and updates their rows in one statement: one round trip and one disk write, all or
 * nothing. It locks the rows first, always in the same order, so that the writers of all nodes take turns. It skips
 * entries whose table has changed and requests that are already in the log, and returns the others.
 */
const APPEND = {
  name: 'append-entries',
  text: `with wanted as materialized (
      select * from json_to_recordset($1) as wanted(table_id text, seq integer, request text, seat text, move text, at bigint,
        clocks text, due_at bigint, status text, outcome text, winners text, version integer)
    ), locked as materialized (
      select tables.id from tables join wanted on tables.id = table_id
      where tables.moves = seq - 1 and tables.version = wanted.version and tables.status = 'playing'
      order by tables.id for update of tables
    ), entered as (
      insert into entries (table_id, seq, request, seat, move, at)
      select table_id, seq, request, seat, move, at from wanted join locked on locked.id = table_id
      where not exists (select from requests where requests.table_id = wanted.table_id and requests.request = wanted.request)
      on conflict do nothing returning table_id, request
    ), changed as (
      update tables set moves = wanted.seq, clocks = wanted.clocks, due_at = wanted.due_at, lent_until = 0, status = wanted.status,
        outcome = wanted.outcome, winners = wanted.winners, updated = wanted.at
      from wanted join entered using (table_id, request) where tables.id = table_id
    ) select table_id, request from entered`,
}

/** The same with the notices that the entries cause. */
const APPEND_WITH_NOTICES = {
  name: 'append-entries-with-notices',
  text: APPEND.text.replace(
    ') select table_id, request from entered',
    `), noted as (
      insert into outbox (table_id, user_id, kind, subject, seq, at, due_at)
      select table_id, user_id, kind, subject, seq, at, due_at from json_to_recordset($2) as noted(table_id text, request text,
        user_id text, kind text, subject text, seq integer, at bigint, due_at bigint) join entered using (table_id, request)
      on conflict do nothing
    ) select table_id, request from entered`,
  ),
}

/** Saves a snapshot, and deletes those between the first and this one. */
const SNAPSHOT = {
  name: 'save-snapshot',
  text: `with pruned as (
      delete from snapshots where table_id = $1 and rules_version = $3 and seq < $2
      and seq > (select min(seq) from snapshots where table_id = $1 and rules_version = $3)
    ) insert into snapshots (table_id, seq, rules_version, state) values ($1, $2, $3, $4)
    on conflict (table_id, seq) do update set rules_version = excluded.rules_version, state = excluded.state`,
}

/** The number of statements in flight. Entries that arrive meanwhile wait for the next one. */
const MAX_IN_FLIGHT = 3

/** How long to wait for a database that is starting, in ms. Machines may start in any order. */
const WAIT_MS = 15_000
/** Error codes of a database that does not listen yet, or is starting or stopping. */
const NOT_YET = ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03']

/** A store that several nodes can share. */
export async function postgresStore(url: string, wait = WAIT_MS): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    application_name: `${NODE_NAME}${KNOWN_SCHEMA}`,
    verify: refuseNewerSchema,
  })
  // A lost connection fails its own query. The next query opens a new one.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  await waitUntilReady(pool, wait)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const group = new GroupAppend(async (rows, notices) => {
    const query =
      notices.length === 0
        ? { ...APPEND, values: [JSON.stringify(rows)] }
        : { ...APPEND_WITH_NOTICES, values: [JSON.stringify(rows), JSON.stringify(notices)] }
    const { rows: entered } = await pool.query<AppendRow>(query)
    return new Set(entered.map(nameOf))
  })
  const chat = new GroupedChat(pool)
  const dialect: SqlDialect = {
    name: 'postgres',
    db,
    moves: sql<number>`tables.moves`,
    append: (row, after) => group.append(row, after),
    async reject({ table_id, request, reason, at }) {
      const { rowCount } = await pool.query(REJECT, [table_id, request, reason, at])
      return rowCount === 1
    },
    addChat: row => chat.add(row),
    async saveSnapshot({ table_id, seq, rules_version, state }) {
      await pool.query({ ...SNAPSHOT, values: [table_id, seq, rules_version, state] })
    },
    beforeMigration: () => refuseOlderNodes(pool),
    close: () => db.destroy(),
  }
  try {
    return await sqlStore(dialect)
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** The last migration that this version knows, and the start of a node's name in the list of connections. */
const KNOWN_SCHEMA = latestOf(migrationsFor('postgres'))
const NODE_NAME = 'holdout '

/**
 * Refuses every new connection after a newer version has upgraded the database. Together with `refuseOlderNodes`, which
 * finds the connections that are already open, no node writes to a schema that it does not know.
 */
function refuseNewerSchema(client: pg.PoolClient, done: (error?: Error) => void): void {
  client.query<{ name: string | null }>(SCHEMA_VERSION).then(
    ({ rows: [{ name }] }) =>
      done(
        name !== null && name > KNOWN_SCHEMA ? new InputError(startText.newerSchema(name, KNOWN_SCHEMA)) : undefined,
      ),
    error => done(isMissing(error) ? undefined : error),
  )
}

/** Throws if nodes of another version are connected: they would write to a schema that they do not know. */
async function refuseOlderNodes(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ nodes: number }>(
    `select count(*)::int as nodes from pg_stat_activity
     where datname = current_database() and application_name like $1 and application_name <> $2`,
    [`${NODE_NAME}%`, `${NODE_NAME}${KNOWN_SCHEMA}`],
  )
  if (rows[0].nodes > 0) throw new InputError(startText.olderNodes(rows[0].nodes))
}

type AppendRow = EntryRow & {
  readonly clocks: string
  readonly due_at: number | null
  readonly status: string
  readonly outcome: string | null
  readonly winners: string | null
  readonly version: number
}

const nameOf = ({ table_id, request }: AppendRow): string => `${table_id}/${request}`

/** A notice and the entry that causes it. */
type CausedNotice = NoticeRow & { readonly request: string }

interface Waiting {
  readonly row: AppendRow
  readonly notices: readonly CausedNotice[]
  done(result: 'done' | 'taken'): void
  failed(error: unknown): void
}

/** Collects entries while others are in flight, so that groups grow with the load. */
class GroupAppend {
  private waiting: Waiting[] = []
  private inFlight = 0

  constructor(
    /** Stores rows, and returns the names of those that were stored. */
    private readonly store: (
      rows: readonly AppendRow[],
      notices: readonly CausedNotice[],
    ) => Promise<ReadonlySet<string>>,
  ) {}

  append(row: EntryRow, after: AfterEntry): Promise<'done' | 'taken'> {
    const { clocks, dueAt, status, outcome, winners, version, notices: caused = [] } = after
    return new Promise((done, failed) => {
      const won = winners && JSON.stringify(winners)
      const all = { ...row, clocks: JSON.stringify(clocks), due_at: dueAt, status, outcome, winners: won, version }
      const notices = caused.map(notice => ({ ...noticeRow(notice), request: row.request }))
      this.waiting.push({ row: all, notices, done, failed })
      if (this.waiting.length === 1) setImmediate(() => this.send())
    })
  }

  private send(): void {
    if (this.waiting.length === 0 || this.inFlight === MAX_IN_FLIGHT) return
    const group = this.waiting
    this.waiting = []
    this.inFlight += 1
    this.store(
      group.map(({ row }) => row),
      group.flatMap(({ notices }) => notices),
    )
      .then(
        entered => {
          for (const { row, done } of group) done(entered.has(nameOf(row)) ? 'done' : 'taken')
        },
        error => {
          for (const { failed } of group) failed(error)
        },
      )
      .finally(() => {
        this.inFlight -= 1
        this.send()
      })
  }
}

async function waitUntilReady(pool: pg.Pool, wait: number): Promise<void> {
  const until = Date.now() + wait
  for (;;) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      const worthWaiting = NOT_YET.includes(String((error as { code?: unknown }).code))
      if (worthWaiting && Date.now() < until) await new Promise(done => setTimeout(done, 250))
      else {
        await pool.end()
        throw error
      }
    }
  }
}
