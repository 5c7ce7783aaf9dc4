import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'
import { type SqlDialect, sqlStore } from './sql-store.ts'
import type { Store } from './store.ts'

const BIGINT = 20
pg.types.setTypeParser(BIGINT, Number) // times in ms and row numbers: far below 2^53

/** The entry and what follows from it in one statement: one round trip, all or nothing. */
const APPEND = {
  name: 'append-entry',
  text: `with entry as (
      insert into entries (table_id, seq, request, seat, move, at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning seq
    ), changed as (
      update tables set moves = $2, clocks = $7, due_at = $8, lent_until = 0, status = $9, outcome = $10, updated = $11
      where id = $1 and exists (select 1 from entry)
    ) select seq from entry`,
}

/** Several nodes, one database. */
export async function postgresStore(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  pool.on('error', () => {}) // an idle connection was cut: the next query opens another, or says what is wrong
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const dialect: SqlDialect = {
    name: 'postgres',
    db,
    async append(row, after) {
      const { rowCount } = await pool.query({
        ...APPEND,
        values: [
          row.table_id,
          row.seq,
          row.request,
          row.seat,
          row.move,
          row.at,
          JSON.stringify(after.clocks),
          after.dueAt,
          after.status,
          after.outcome,
          after.now,
        ],
      })
      return rowCount ? 'done' : 'taken'
    },
    close: () => db.destroy(),
  }
  return sqlStore(dialect)
}
