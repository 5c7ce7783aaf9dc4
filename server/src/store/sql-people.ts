import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'
import { deleteDailyOf, mergeDaily } from './sql-daily.ts'
import { deleteNoticesOf, mergeNotices } from './sql-notices.ts'
import type { StoredChat, User } from './store.ts'

/** Rows per statement, because databases limit the number of parameters. */
export const MOST_AT_ONCE = 500

/** The part of the store about people: users, their presence at tables, and chat. */
export class SqlPeople {
  constructor(protected readonly db: Kysely<Schema>) {}

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

  async endSession(id: string, at: number): Promise<void> {
    await this.db
      .insertInto('ended_sessions')
      .values({ id, at })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }

  async hasEnded(session: string): Promise<boolean> {
    const row = await this.db.selectFrom('ended_sessions').select('id').where('id', '=', session).executeTakeFirst()
    return row !== undefined
  }

  async deleteUser(id: string): Promise<void> {
    await this.db.transaction().execute(async tx => {
      await tx.deleteFrom('chat').where('user_id', '=', id).execute()
      await tx.deleteFrom('members').where('user_id', '=', id).execute()
      await deleteNoticesOf(tx, [id])
      await deleteDailyOf(tx, [id])
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
      await mergeNotices(tx, from, to)
      await mergeDaily(tx, from, to)
      await tx.deleteFrom('users').where('id', '=', from).execute()
    })
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

  protected async hasChat(table: string, request: string): Promise<boolean> {
    const chat = this.db.selectFrom('chat').select('id').where('table_id', '=', table)
    return (await chat.where('request', '=', request).executeTakeFirst()) !== undefined
  }

  chatSince(table: string, id: number, limit: number): Promise<StoredChat[]> {
    return this.chat(table, sql<boolean>`id > ${id}`, limit)
  }

  chatBefore(table: string, id: number, limit: number): Promise<StoredChat[]> {
    return this.chat(table, sql<boolean>`id < ${id}`, limit)
  }

  private async chat(table: string, wanted: RawBuilder<boolean>, limit: number): Promise<StoredChat[]> {
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where(wanted)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return rows
      .reverse()
      .map(row => ({ id: row.id, user: row.user_id, name: row.name, seat: row.seat, text: row.text, at: row.at }))
  }

  async trimChat(table: string, keep: number): Promise<number> {
    const latest = this.db.selectFrom('chat').select('id').where('table_id', '=', table).orderBy('id', 'desc')
    const { numDeletedRows } = await this.db
      .deleteFrom('chat')
      .where('table_id', '=', table)
      .where('id', '<=', latest.limit(1).offset(keep))
      .executeTakeFirst()
    return Number(numDeletedRows)
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Whether an error is a violation of a unique key. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return code === '23505' || (typeof code === 'string' && code.startsWith('SQLITE_CONSTRAINT'))
}
