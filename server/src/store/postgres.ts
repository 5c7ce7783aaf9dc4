import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'
import { isTaken, type SqlDialect, sqlStore } from './sql-store.ts'
import type { Store } from './store.ts'

const BIGINT = 20
pg.types.setTypeParser(BIGINT, Number) // times in ms and row numbers: far below 2^53

/**
 * The entry and what follows from it in one statement: one round trip, all or nothing. The table's row is locked first, so that
 * writers of all nodes come one after the other and each is held to what it saw. A request that is in the log already breaks the
 * statement's unique key, and with it the whole statement.
 */
const APPEND = {
  name: 'append-entry',
  text: `with changed as (
      update tables set moves = $2, clocks = $7, due_at = $8, lent_until = 0, status = $9, outcome = $10, updated = $11
      where id = $1 and moves = $2 - 1 and version = $12 and status = 'playing' returning id
    ) insert into entries (table_id, seq, request, seat, move, at) select id, $2, $3, $4, $5, $6 from changed`,
}

/** What lies between the first and this one is pruned in the same statement, as it was before it. */
const SNAPSHOT = {
  name: 'save-snapshot',
  text: `with pruned as (
      delete from snapshots where table_id = $1 and rules_version = $3 and seq < $2
      and seq > (select min(seq) from snapshots where table_id = $1 and rules_version = $3)
    ) insert into snapshots (table_id, seq, rules_version, state) values ($1, $2, $3, $4)
    on conflict (table_id, seq) do update set rules_version = excluded.rules_version, state = excluded.state`,
}

/** How long a database that is just starting is waited for, in ms: machines that start together come up in any order. */
const WAIT_MS = 15_000
/** It does not listen yet, or says that it is starting or stopping. */
const NOT_YET = ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03']

/** Several nodes, one database. */
export async function postgresStore(url: string, wait = WAIT_MS): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, query_timeout: 15_000 })
  // A connection was cut: the query on it fails and says so; the next one opens another.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  await untilItAnswers(pool, wait)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const dialect: SqlDialect = {
    name: 'postgres',
    db,
    async append(row, after) {
      const { table_id, seq, request, seat, move, at } = row
      const { clocks, dueAt, status, outcome, now, version } = after
      const values = [
        table_id,
        seq,
        request,
        seat,
        move,
        at,
        JSON.stringify(clocks),
        dueAt,
        status,
        outcome,
        now,
        version,
      ]
      try {
        const { rowCount } = await pool.query({ ...APPEND, values })
        return rowCount ? 'done' : 'taken'
      } catch (error) {
        if (isTaken(error)) return 'taken'
        throw error
      }
    },
    async saveSnapshot({ table_id, seq, rules_version, state }) {
      await pool.query({ ...SNAPSHOT, values: [table_id, seq, rules_version, state] })
    },
    close: () => db.destroy(),
  }
  return sqlStore(dialect)
}

async function untilItAnswers(pool: pg.Pool, wait: number): Promise<void> {
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
