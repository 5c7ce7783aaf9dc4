import { type Kysely, sql } from 'kysely'
import { NOTICE_MS } from './abandoned.ts'
import type { Schema } from './schema.ts'
import { deleteDailyOf } from './sql-daily.ts'
import { deleteNoticesOf } from './sql-notices.ts'
import type { Pruned, Retention, Store } from './store.ts'

const DAY_MS = 24 * 3_600_000
/** A match that was opened within this time may still be open. */
const OPEN_MS = 3_600_000
/** Cookies expire after a year, so ended sessions need not be known longer. */
const SESSION_DAYS = 366
/** Rows per statement: few, because players wait for each of them. A table has many rows of its own. */
const ROWS = 500
const TABLES = 10

type Db = Kysely<Schema>
/** Finds some ids after `after` that can be deleted. */
type Find = (after: string, limit: number) => Promise<string[]>

/** The rows of `health` that hold the time of the last prune, and since when players are told of a removal. */
const PRUNED = 2
const TOLD = 3

/** Claims the daily prune; false if a node did it less than `every` ms ago. */
export async function claimPrune(db: Db, now: number, every: number): Promise<boolean> {
  await db
    .insertInto('health')
    .values({ id: PRUNED, at: 0 })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('health')
    .set({ at: now })
    .where('id', '=', PRUNED)
    .where('at', '<=', now - every)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Starts to tell players that matches without moves are removed, or ends it. Returns since when they are told. */
export async function tellOfRemoval(db: Db, now: number | null): Promise<number | null> {
  if (now === null) await db.deleteFrom('health').where('id', '=', TOLD).execute()
  else
    await db
      .insertInto('health')
      .values({ id: TOLD, at: now })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  return toldSince(db)
}

async function toldSince(db: Db): Promise<number | null> {
  const row = await db.selectFrom('health').select('at').where('id', '=', TOLD).executeTakeFirst()
  return row ? Number(row.at) : null
}

/** The tables that a user hosts and that are not over. */
export async function openTablesOf(db: Db, dialect: 'sqlite' | 'postgres', user: string): Promise<number> {
  const host = dialect === 'sqlite' ? sql`json_extract(setup, '$.host.user')` : sql`setup::json->'host'->>'user'`
  const { rows } = await sql<{ count: number }>`select count(*) as count from members
    join tables on tables.id = members.table_id
    where members.user_id = ${user} and status <> 'over' and ${host} = ${user}`.execute(db)
  return Number(rows[0].count)
}

/** The size of the database in bytes. */
export async function sizeOf(db: Db, dialect: 'sqlite' | 'postgres'): Promise<number> {
  const query =
    dialect === 'sqlite'
      ? sql<{ size: number }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`
      : sql<{ size: number }>`select pg_database_size(current_database()) as size`
  return Number((await query.execute(db)).rows[0].size)
}

/** Deletes what is older than the retention allows, in small steps; with `dryRun` only counts it. */
export async function prune(store: Store, db: Db, keep: Retention, now: number, dryRun: boolean): Promise<Pruned> {
  const before = (days: number): number => now - days * DAY_MS
  const all = async (days: number, limit: number, find: Find, remove: (ids: string[]) => Promise<unknown>) => {
    if (days === 0) return 0
    let count = 0
    let after = ''
    for (;;) {
      const ids = await find(after, limit)
      if (ids.length === 0) return count
      count += ids.length
      after = ids[ids.length - 1]
      if (!dryRun) await remove(ids)
      await new Promise(done => setTimeout(done)) // lets players' requests through
    }
  }
  const removeTables = (ids: string[]) => db.deleteFrom('tables').where('id', 'in', ids).execute()
  const removeGuests = async (ids: string[]) => {
    await db.deleteFrom('members').where('user_id', 'in', ids).execute()
    await deleteNoticesOf(db, ids)
    await deleteDailyOf(db, ids)
    await db.deleteFrom('users').where('id', 'in', ids).execute()
  }
  const told = await toldSince(db)
  return {
    playing: await all(
      told === null || told + NOTICE_MS > now ? 0 : keep.playing,
      TABLES,
      oldTables(db, 'playing', before(keep.playing), now - OPEN_MS),
      removeTables,
    ),
    waiting: await all(
      keep.waiting,
      TABLES,
      oldTables(db, 'gathering', before(keep.waiting), before(keep.waiting)),
      removeTables,
    ),
    finished: await all(
      keep.finished,
      TABLES,
      oldTables(db, 'over', before(keep.finished), now - OPEN_MS),
      removeTables,
    ),
    guests: await all(keep.guests, ROWS, oldGuests(db, before(keep.guests)), removeGuests),
    chat:
      (await oldLines(db, keep.chat, before(keep.chat), dryRun)) +
      (await surplusLines(store, db, keep.chatLines, keep.chat === 0 ? 0 : before(keep.chat), dryRun)),
    answers: await oldRows(db, 'requests', keep.answers, before(keep.answers), dryRun),
    notices: await oldRows(db, 'outbox', keep.notices, before(keep.notices), dryRun),
    sessions: await oldRows(db, 'ended_sessions', SESSION_DAYS, before(SESSION_DAYS), dryRun),
  }
}

/** Tables of a status that were not changed since `changed`, and at which no one was since `seen`. */
function oldTables(db: Db, status: Schema['tables']['status'], changed: number, seen: number): Find {
  return async (after, limit) => {
    const { rows } = await sql<{ id: string }>`select id from tables where status = ${status} and updated < ${changed}
      and id > ${after} and not exists (select 1 from members where table_id = tables.id and seen_at >= ${seen})
      order by id limit ${limit}`.execute(db)
    return rows.map(({ id }) => id)
  }
}

/**
 * Guests who were not seen since `seen`, sent no result since then and are named by no table: no seat, not host, not
 * muted.
 */
function oldGuests(db: Db, seen: number): Find {
  return async (after, limit) => {
    const { rows } = await sql<{ id: string }>`select id from users where login is null and created < ${seen}
      and id > ${after} and not exists (select 1 from members where user_id = users.id and seen_at >= ${seen})
      and not exists (select 1 from daily_results where user_id = users.id and at >= ${seen})
      and not exists (select 1 from members join tables on tables.id = members.table_id
        where members.user_id = users.id and tables.setup like '%"' || users.id || '"%')
      order by id limit ${limit}`.execute(db)
    return rows.map(({ id }) => id)
  }
}

async function oldLines(db: Db, days: number, before: number, dryRun: boolean): Promise<number> {
  if (days === 0) return 0
  if (dryRun) return countOf(sql`chat where at < ${before}`, db)
  return inSteps(db, sql`chat where id in (select id from chat where at < ${before} order by id limit ${ROWS})`)
}

/** Lines above the number that a table keeps, without those that are deleted because of their age. */
async function surplusLines(store: Store, db: Db, keep: number, oldest: number, dryRun: boolean): Promise<number> {
  if (keep === 0) return 0
  const { rows } = await sql<{ table_id: string; count: number }>`select table_id, count(*) as count from chat
    where at >= ${oldest} group by table_id having count(*) > ${keep}`.execute(db)
  let sum = 0
  for (const { table_id, count } of rows) sum += dryRun ? Number(count) - keep : await store.trimChat(table_id, keep)
  return sum
}

async function oldRows(
  db: Db,
  table: 'requests' | 'ended_sessions' | 'outbox',
  days: number,
  before: number,
  dryRun: boolean,
): Promise<number> {
  if (days === 0) return 0
  const name = sql.table(table)
  const at = sql.ref(table === 'outbox' ? 'due_at' : 'at') // a notice may be due long after its cause
  if (dryRun) return countOf(sql`${name} where ${at} < ${before}`, db)
  const key = table === 'requests' ? sql`(table_id, request)` : sql`id`
  const columns = table === 'requests' ? sql`table_id, request` : sql`id`
  return inSteps(
    db,
    sql`${name} where ${key} in (select ${columns} from ${name} where ${at} < ${before} limit ${ROWS})`,
  )
}

async function countOf(what: ReturnType<typeof sql>, db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${what}`.execute(db)
  return Number(rows[0].count)
}

/** Repeats a statement that deletes some rows until it finds no more. */
async function inSteps(db: Db, what: ReturnType<typeof sql>): Promise<number> {
  let count = 0
  for (;;) {
    const { numAffectedRows = 0n } = await sql`delete from ${what}`.execute(db)
    if (numAffectedRows === 0n) return count
    count += Number(numAffectedRows)
    await new Promise(done => setTimeout(done))
  }
}
