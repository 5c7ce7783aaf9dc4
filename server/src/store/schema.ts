import type { Generated, Insertable } from 'kysely'
import type { ChannelKind, NoticeKind } from './notice-store.ts'

/** The columns of both databases. Times are in ms since 1970; documents are JSON text. */
export interface Schema {
  users: {
    id: string
    name: string
    login: string | null
    password: string | null
    sessions: number
    created: number
  }
  tables: {
    id: string
    version: number
    status: 'gathering' | 'playing' | 'over'
    public: number
    game: string
    setup: string
    clocks: string
    due_at: number | null
    lent_until: number
    outcome: string | null
    /** The seats that won, as a JSON list; null while the match is running and for old matches. */
    winners: string | null
    created: number
    updated: number
  }
  entries: { table_id: string; seq: number; request: string; seat: string; move: string | null; at: number }
  snapshots: { table_id: string; seq: number; rules_version: number; state: string }
  members: { table_id: string; user_id: string; seen_at: number }
  chat: {
    id: Generated<number>
    table_id: string
    user_id: string
    name: string
    seat: string | null
    text: string
    at: number
    /** The author's request id; null for old lines. */
    request: string | null
  }
  /** Sessions that ended before they expired. */
  ended_sessions: { id: string; at: number }
  /** One row, written to see whether the database can be written. */
  health: { id: number; at: number }
  /** Requests other than moves and chat lines that were carried out (`reason` null) or rejected. */
  requests: { table_id: string; request: string; reason: string | null; at: number }
  /** Notices to people. Kept after they were sent, so that none is sent twice. */
  outbox: {
    id: Generated<number>
    table_id: string
    user_id: string
    kind: NoticeKind
    subject: string
    seq: number
    at: number
    due_at: number
    state: Generated<'waiting' | 'sending' | 'sent' | 'unsure' | 'dropped' | 'failed'>
    reason: string | null
    attempts: Generated<number>
    /** The channels that still need it, as a JSON list; null: all. */
    left_channels: string | null
    lent_until: Generated<number>
    lent_to: string | null
  }
  channels: {
    id: string
    user_id: string
    kind: ChannelKind
    address: string
    keys: string | null
    origin: string
    code: string | null
    created: number
  }
  notice_settings: { user_id: string; settings: string }
  /** Values that all nodes share, such as the keys for push messages. */
  shared_values: { name: string; value: string }
  /** The secret of each day, from which the seeds of its challenges come. */
  daily_secrets: { day: string; secret: string }
  /** Results of daily challenges: one for each person and level of bots. */
  daily_results: {
    day: string
    game: string
    /** The user, or `bot <level>`. */
    player: string
    user_id: string | null
    level: string | null
    won: number
    ending: string
    tier: number
    score: number
    moves: number
    at: number
    record: string
  }
  daily_members: { code: string; user_id: string; at: number }
}

/** A chat line before it has an id. */
export type ChatRow = Omit<Insertable<Schema['chat']>, 'id'>
