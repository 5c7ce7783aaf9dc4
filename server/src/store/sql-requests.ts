import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { RequestAnswer } from './store.ts'

export type RequestRow = Schema['requests']

/** Keeps a rejection, unless its request is in the log or was answered before. For both databases. */
export const REJECT = `insert into requests (table_id, request, reason, at) select $1, $2, $3, $4
  where not exists (select 1 from entries where table_id = $1 and request = $2) on conflict do nothing`

/** The stored answer to a request other than a move; null if there is none. */
export async function storedAnswer(db: Kysely<Schema>, table: string, request: string): Promise<RequestAnswer | null> {
  const row = await db
    .selectFrom('requests')
    .select('reason')
    .where('table_id', '=', table)
    .where('request', '=', request)
    .executeTakeFirst()
  if (!row) return null
  return row.reason === null ? { ok: true } : { ok: false, reason: row.reason }
}
