import { type Kysely, type Selectable, sql } from 'kysely'
import {
  type Channel,
  type ClaimedNotice,
  type NewNotice,
  type NoticeSettings,
  type NoticeStore,
  USUAL_SETTINGS,
} from './notice-store.ts'
import type { Schema } from './schema.ts'

/** A notice as a row, before it has an id. */
export type NoticeRow = Pick<Schema['outbox'], 'table_id' | 'user_id' | 'kind' | 'subject' | 'seq' | 'at' | 'due_at'>

export function noticeRow({ table, user, kind, key, seq, at, dueAt }: NewNotice): NoticeRow {
  return { table_id: table, user_id: user, kind, subject: key, seq, at, due_at: dueAt }
}

/** Adds notices with the change that causes them. Those that are stored stay as they are. */
export async function addNotices(db: Kysely<Schema>, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return
  await db
    .insertInto('outbox')
    .values(notices.map(noticeRow))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Deletes channels, settings and notices of users. */
export async function deleteNoticesOf(db: Kysely<Schema>, users: readonly string[]): Promise<void> {
  for (const table of ['channels', 'notice_settings', 'outbox'] as const)
    await db.deleteFrom(table).where('user_id', 'in', users).execute()
}

/** Moves channels, settings and notices to another user, who keeps what they already have. */
export async function mergeNotices(db: Kysely<Schema>, from: string, to: string): Promise<void> {
  const known = db.selectFrom('channels').select('address').where('user_id', '=', to)
  await db
    .updateTable('channels')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where('address', 'not in', known)
    .execute()
  const settings = db.selectFrom('notice_settings').select([sql.val(to).as('user_id'), 'settings'])
  await db
    .insertInto('notice_settings')
    .columns(['user_id', 'settings'])
    .expression(settings.where('user_id', '=', from))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await deleteNoticesOf(db, [from])
}

export class SqlNotices implements NoticeStore {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly dialect: 'sqlite' | 'postgres',
  ) {}

  async settings(user: string): Promise<NoticeSettings> {
    const row = await this.db
      .selectFrom('notice_settings')
      .select('settings')
      .where('user_id', '=', user)
      .executeTakeFirst()
    return row ? { ...USUAL_SETTINGS, ...JSON.parse(row.settings) } : USUAL_SETTINGS
  }

  async saveSettings(user: string, given: NoticeSettings): Promise<void> {
    const settings = JSON.stringify(given)
    await this.db
      .insertInto('notice_settings')
      .values({ user_id: user, settings })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet({ settings }))
      .execute()
  }

  async channels(user: string): Promise<Channel[]> {
    const rows = await this.db
      .selectFrom('channels')
      .selectAll()
      .where('user_id', '=', user)
      .orderBy('created')
      .orderBy('id')
      .execute()
    return rows.map(({ user_id, keys, ...row }) => ({ ...row, user: user_id, keys: keys && JSON.parse(keys) }))
  }

  async addChannel({ user, keys, ...channel }: Channel): Promise<void> {
    const row = { ...channel, user_id: user, keys: keys && JSON.stringify(keys) }
    await this.db
      .insertInto('channels')
      .values(row)
      .onConflict(conflict => conflict.columns(['user_id', 'address']).doUpdateSet(row))
      .execute()
  }

  async confirmChannel(id: string): Promise<void> {
    await this.db.updateTable('channels').set({ code: null }).where('id', '=', id).execute()
  }

  async removeChannel(id: string, user?: string): Promise<boolean> {
    const all = this.db.deleteFrom('channels').where('id', '=', id)
    const { numDeletedRows } = await (user === undefined ? all : all.where('user_id', '=', user)).executeTakeFirst()
    return numDeletedRows > 0n
  }

  async subscribersSince(at: number): Promise<string[]> {
    const rows = await this.db.selectFrom('channels').select('user_id').distinct().where('created', '>=', at).execute()
    return rows.map(({ user_id }) => user_id)
  }

  async sharedValue(name: string, value: string): Promise<string> {
    await this.db
      .insertInto('shared_values')
      .values({ name, value })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const row = await this.db
      .selectFrom('shared_values')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return row.value
  }

  add(notices: readonly NewNotice[]): Promise<void> {
    return addNotices(this.db, notices)
  }

  async claim({ node, now, soon, until, people }: Parameters<NoticeStore['claim']>[0]): Promise<ClaimedNotice[]> {
    await sql`update outbox set state = 'unsure' where state = 'sending' and lent_until < ${now}`.execute(this.db)
    const lock = this.dialect === 'postgres' ? sql`for update skip locked` : sql``
    const { rows } = await sql<Selectable<Schema['outbox']>>`
      update outbox set lent_until = ${until}, lent_to = ${node} where id in (
        select id from outbox where state = 'waiting' and lent_until < ${now} and due_at <= ${soon} and user_id in (
          select user_id from outbox where state = 'waiting' and lent_until < ${now} and due_at <= ${now}
          order by due_at limit ${people}
        ) ${lock}
      ) returning *`.execute(this.db)
    return rows
      .map(row => ({
        id: row.id,
        table: row.table_id,
        user: row.user_id,
        kind: row.kind,
        key: row.subject,
        seq: row.seq,
        at: row.at,
        dueAt: row.due_at,
        attempts: row.attempts,
        left: row.left_channels === null ? null : JSON.parse(row.left_channels),
      }))
      .sort((a, b) => a.id - b.id)
  }

  async begin(ids: readonly number[], node: string, now: number, until: number): Promise<boolean> {
    const rows = await this.held(ids, node, 'waiting')
      .where('lent_until', '>=', now)
      .set({ state: 'sending', lent_until: until })
      .returning('id')
      .execute()
    if (rows.length === ids.length) return true
    const begun = rows.map(({ id }) => id)
    if (begun.length > 0) await this.held(begun, node, 'sending').set({ state: 'waiting' }).execute()
    return false
  }

  async end(...[ids, node, state, reason]: Parameters<NoticeStore['end']>): Promise<void> {
    await this.held(ids, node, 'waiting', 'sending', 'unsure')
      .set({ state, ...(reason === undefined ? {} : { reason }) })
      .execute()
  }

  async retry(ids: readonly number[], node: string, dueAt: number, left: readonly string[]): Promise<void> {
    await this.held(ids, node, 'waiting', 'sending')
      .set(row => ({
        state: 'waiting' as const,
        lent_until: 0,
        due_at: dueAt,
        left_channels: JSON.stringify(left),
        attempts: row('attempts', '+', 1),
      }))
      .execute()
  }

  async postpone(ids: readonly number[], node: string, dueAt: number): Promise<void> {
    await this.held(ids, node, 'waiting').set({ lent_until: 0, due_at: dueAt }).execute()
  }

  /** An update of notices in some states that this node has claimed, unless another node has taken them over. */
  private held(ids: readonly number[], node: string, ...states: ('waiting' | 'sending' | 'unsure')[]) {
    return this.db.updateTable('outbox').where('id', 'in', ids).where('lent_to', '=', node).where('state', 'in', states)
  }

  async latestTurn(table: string, user: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('outbox')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .where('table_id', '=', table)
      .where('user_id', '=', user)
      .where('kind', '=', 'turn')
      .executeTakeFirst()
    return row?.seq ?? null
  }

  async lastSeenAnywhere(user: string): Promise<number> {
    const row = await this.db
      .selectFrom('members')
      .select(({ fn }) => fn.max('seen_at').as('seen'))
      .where('user_id', '=', user)
      .executeTakeFirst()
    return Number(row?.seen ?? 0)
  }
}
