import { type Kysely, type Migration, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** The database migrations. A released migration is never changed; add a new one instead. */
export function migrationsFor(dialect: 'sqlite' | 'postgres'): Record<string, Migration> {
  const serial =
    dialect === 'sqlite' ? sql`integer primary key autoincrement` : sql`bigint generated always as identity primary key`
  return {
    '0001-tables': {
      async up(db: Kysely<Schema>) {
        await sql`create table users (id text primary key, name text not null, login text unique, password text, sessions integer not null, created bigint not null)`.execute(
          db,
        )
        await sql`create table tables (
          id text primary key, version integer not null, status text not null, public integer not null, game text not null,
          setup text not null, moves integer not null, clocks text not null, due_at bigint, lent_until bigint not null,
          outcome text, created bigint not null, updated bigint not null)`.execute(db)
        await sql`create index tables_due on tables (due_at) where due_at is not null`.execute(db)
        await sql`create index tables_public on tables (public, status, updated)`.execute(db)
        await sql`create table entries (
          table_id text not null references tables (id) on delete cascade, seq integer not null, request text not null,
          seat text not null, move text, at bigint not null, primary key (table_id, seq), unique (table_id, request))`.execute(
          db,
        )
        await sql`create table snapshots (
          table_id text not null references tables (id) on delete cascade, seq integer not null, rules_version integer not null,
          state text not null, primary key (table_id, seq))`.execute(db)
        await sql`create table members (
          table_id text not null references tables (id) on delete cascade, user_id text not null, seen_at bigint not null,
          primary key (table_id, user_id))`.execute(db)
        await sql`create index members_user on members (user_id)`.execute(db)
        await sql`create table chat (
          id ${serial}, table_id text not null references tables (id) on delete cascade, user_id text not null, name text not null,
          seat text, text text not null, at bigint not null)`.execute(db)
        await sql`create index chat_table on chat (table_id, id)`.execute(db)
      },
    },
    '0002-chat-requests': {
      async up(db: Kysely<Schema>) {
        await sql`alter table chat add column request text`.execute(db)
        await sql`create unique index chat_request on chat (table_id, request)`.execute(db)
      },
    },
    '0003-lighter-logs': dialect === 'sqlite' ? LIGHTER_LOGS : MOVES_FROM_ZERO,
    '0004-winners': {
      async up(db: Kysely<Schema>) {
        await sql`alter table tables add column winners text`.execute(db)
      },
    },
    '0005-requests': {
      async up(db: Kysely<Schema>) {
        await sql`create table requests (
          table_id text not null references tables (id) on delete cascade, request text not null, reason text,
          at bigint not null, primary key (table_id, request))`.execute(db)
      },
    },
    '0006-health-and-sessions': {
      async up(db: Kysely<Schema>) {
        await sql`create table health (id integer primary key, at bigint not null)`.execute(db)
        await sql`create table ended_sessions (id text primary key, at bigint not null)`.execute(db)
      },
    },
    '0007-retention': {
      async up(db: Kysely<Schema>) {
        await sql`create index requests_at on requests (at)`.execute(db)
      },
    },
    '0008-notices': {
      async up(db: Kysely<Schema>) {
        await sql`create table outbox (
          id ${serial}, table_id text not null references tables (id) on delete cascade, user_id text not null,
          kind text not null, subject text not null, seq integer not null, at bigint not null, due_at bigint not null,
          state text not null default 'waiting', reason text, attempts integer not null default 0, left_channels text,
          lent_until bigint not null default 0, lent_to text, unique (table_id, user_id, kind, subject))`.execute(db)
        await sql`create index outbox_due on outbox (state, due_at)`.execute(db)
        await sql`create index outbox_user on outbox (user_id)`.execute(db)
        await sql`create table channels (
          id text primary key, user_id text not null, kind text not null, address text not null, keys text,
          origin text not null, code text, created bigint not null, unique (user_id, address))`.execute(db)
        await sql`create index channels_created on channels (created)`.execute(db)
        await sql`create table notice_settings (user_id text primary key, settings text not null)`.execute(db)
        await sql`create table shared_values (name text primary key, value text not null)`.execute(db)
      },
    },
    '0009-daily': {
      async up(db: Kysely<Schema>) {
        await sql`create table daily_secrets (day text primary key, secret text not null)`.execute(db)
        await sql`create table daily_results (
          day text not null, game text not null, player text not null, user_id text, level text,
          won integer not null, ending text not null, tier integer not null, score integer not null,
          moves integer not null, at bigint not null, record text not null,
          primary key (game, day, player))`.execute(db)
        await sql`create index daily_results_user on daily_results (user_id)`.execute(db)
        await sql`create table daily_members (
          code text not null, user_id text not null, at bigint not null, primary key (code, user_id))`.execute(db)
        await sql`create index daily_members_user on daily_members (user_id)`.execute(db)
      },
    },
  }
}

/**
 * SQLite: a move writes one row only. The table row has no count of moves, and requests have no index (known-logs.ts).
 */
const LIGHTER_LOGS: Migration = {
  async up(db: Kysely<Schema>) {
    await sql`create table lighter (
      table_id text not null references tables (id) on delete cascade, seq integer not null, request text not null,
      seat text not null, move text, at bigint not null, primary key (table_id, seq))`.execute(db)
    await sql`insert into lighter select table_id, seq, request, seat, move, at from entries`.execute(db)
    await sql`drop table entries`.execute(db)
    await sql`alter table lighter rename to entries`.execute(db)
    await sql`alter table tables drop column moves`.execute(db)
  },
}

/** PostgreSQL keeps both, because several nodes write and must lock the table's row anyway. */
const MOVES_FROM_ZERO: Migration = {
  async up(db: Kysely<Schema>) {
    await sql`alter table tables alter column moves set default 0`.execute(db)
  },
}
