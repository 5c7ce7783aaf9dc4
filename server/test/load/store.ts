import Database from 'libsql'
import pg from 'pg'
import { postgresStore } from '../../src/store/postgres.ts'
import { sqliteStore } from '../../src/store/sqlite.ts'
import type { Store, StoredTable } from '../../src/store/store.ts'

export function storeAt(database: string | null, file: string): Promise<Store> {
  return database ? postgresStore(database) : sqliteStore(file)
}

/** A stored table in the middle of a match. */
export function tableLike(id: string): StoredTable {
  return {
    id,
    version: 1,
    status: 'playing',
    public: false,
    setup: {
      game: 'viral-dawn',
      rulesVersion: 1,
      options: {},
      seats: [],
      spectators: true,
      host: { user: 'ann', name: 'Ann' },
      secret: '',
      seedHash: '',
      entropy: {},
      pausedBy: null,
      rematch: null,
    },
    moves: 0,
    clocks: [],
    dueAt: null,
    outcome: null,
    winners: null,
    created: Date.now(),
    updated: Date.now(),
  }
}

/** Writes rows of the size of a move directly, as a baseline for a store. */
interface BareLoop {
  run(rows: number): Promise<unknown>
  close(): Promise<void>
}

const BODY = JSON.stringify({ move: 'lay', card: '4C', to: 3, more: 'x'.repeat(100) })
const TABLE = 'create table bare (t text, s integer, b text, primary key (t, s))'

/** One transaction for each row. */
export async function bareSqlite(file: string): Promise<BareLoop> {
  const database = new Database(file)
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; ${TABLE}`)
  const insert = database.prepare('insert into bare values (?, ?, ?)')
  return {
    async run(rows) {
      for (let i = 0; i < rows; i++) insert.run('t', i, BODY)
    },
    async close() {
      database.close()
    },
  }
}

/** Ten connections, one statement for each row. */
export async function barePostgres(url: string): Promise<BareLoop> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  await pool.query(`drop table if exists bare; ${TABLE}`)
  return {
    run(rows) {
      let next = 0
      const insert = async (): Promise<void> => {
        while (next < rows)
          await pool.query({ name: 'bare', text: 'insert into bare values ($1, $2, $3)', values: ['t', next++, BODY] })
      }
      return Promise.all(Array.from({ length: 10 }, insert))
    },
    close: () => pool.end(),
  }
}
