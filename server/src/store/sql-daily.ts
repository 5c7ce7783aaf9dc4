import type { DailyResult } from '@holdout/table/daily'
import { type Kysely, sql } from 'kysely'
import type { BoardFilter, BoardRow, DailyStore, StoredResult } from './daily-store.ts'
import type { Schema } from './schema.ts'

/** Deletes the results and group memberships of users. */
export async function deleteDailyOf(db: Kysely<Schema>, users: readonly string[]): Promise<void> {
  for (const table of ['daily_results', 'daily_members'] as const)
    await db.deleteFrom(table).where('user_id', 'in', users).execute()
}

/** Moves results and memberships to another user, who keeps their own result of a day. */
export async function mergeDaily(db: Kysely<Schema>, from: string, to: string): Promise<void> {
  await sql`update daily_results set user_id = ${to}, player = ${to} where user_id = ${from} and not exists (
    select 1 from daily_results own where own.user_id = ${to} and own.day = daily_results.day
      and own.game = daily_results.game)`.execute(db)
  await sql`update daily_members set user_id = ${to} where user_id = ${from} and not exists (
    select 1 from daily_members own where own.user_id = ${to} and own.code = daily_members.code)`.execute(db)
  await deleteDailyOf(db, [from])
}

/** A row of the query for a board. PostgreSQL returns sums as text. */
interface RankedRow {
  readonly user_id: string | null
  readonly level: string | null
  readonly name: string
  readonly days: number | string
  readonly wins: number | string
  readonly beaten: number | string
  readonly all_moves: number | string
  readonly day: string
  readonly won: number
  readonly ending: string
  readonly tier: number
  readonly score: number
  readonly moves: number
}

export class SqlDaily implements DailyStore {
  constructor(private readonly db: Kysely<Schema>) {}

  async secret(day: string, given: string): Promise<string> {
    await this.db
      .insertInto('daily_secrets')
      .values({ day, secret: given })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return (await this.knownSecret(day)) ?? given
  }

  async knownSecret(day: string): Promise<string | null> {
    const row = await this.db.selectFrom('daily_secrets').select('secret').where('day', '=', day).executeTakeFirst()
    return row?.secret ?? null
  }

  async addResult({ user, won, ...result }: StoredResult): Promise<boolean> {
    const player = user ?? `bot ${result.level}`
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('daily_results')
      .values({ ...result, user_id: user, player, won: Number(won) })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  }

  async resultOf(day: string, game: string, user: string): Promise<(DailyResult & { readonly record: string }) | null> {
    const row = await this.db
      .selectFrom('daily_results')
      .select(['won', 'ending', 'tier', 'score', 'moves', 'record'])
      .where('day', '=', day)
      .where('game', '=', game)
      .where('player', '=', user)
      .executeTakeFirst()
    return row ? { ...row, won: row.won === 1 } : null
  }

  async levelsOf(day: string, game: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('daily_results')
      .select('level')
      .where('day', '=', day)
      .where('game', '=', game)
      .where('level', 'is not', null)
      .execute()
    return rows.map(({ level }) => level as string)
  }

  async board({ game, from, to, group }: BoardFilter, limit: number): Promise<BoardRow[]> {
    const order = sql`won desc, tier desc, score desc, moves`
    const shown =
      group === null
        ? sql`true`
        : sql`(level is not null or user_id in (select user_id from daily_members where code = ${group}))`
    // One day is ranked by the result itself; several by days won, then by how many results were worse.
    const rank = from === to ? order : sql`wins desc, beaten desc, all_moves`
    const { rows } = await sql<RankedRow>`
      with ranked as (
        select daily_results.*, rank() over (partition by day order by won, tier, score, moves desc) - 1 as better_than
        from daily_results where game = ${game} and day >= ${from} and day <= ${to} and ${shown}
      ), latest as (
        select ranked.*, row_number() over (partition by player order by day desc) as newest,
          count(*) over (partition by player) as days, sum(won) over (partition by player) as wins,
          sum(better_than) over (partition by player) as beaten, sum(moves) over (partition by player) as all_moves
        from ranked
      )
      select user_id, level, coalesce(users.name, '') as name, days, wins, beaten, all_moves, day, won, ending, tier, score, moves
      from latest left join users on users.id = user_id where newest = 1 order by ${rank}, at limit ${limit}`.execute(
      this.db,
    )
    return rows.map(row => ({
      user: row.user_id,
      level: row.level,
      name: row.name,
      days: Number(row.days),
      wins: Number(row.wins),
      beaten: Number(row.beaten),
      moves: Number(row.all_moves),
      last: {
        day: row.day,
        won: row.won === 1,
        ending: row.ending,
        tier: row.tier,
        score: row.score,
        moves: row.moves,
      },
    }))
  }

  async joinGroup(code: string, user: string, at: number): Promise<void> {
    await this.db
      .insertInto('daily_members')
      .values({ code, user_id: user, at })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }

  async leaveGroup(code: string, user: string): Promise<void> {
    await this.db.deleteFrom('daily_members').where('code', '=', code).where('user_id', '=', user).execute()
  }

  async hasGroup(code: string): Promise<boolean> {
    const row = await this.db.selectFrom('daily_members').select('code').where('code', '=', code).executeTakeFirst()
    return row !== undefined
  }

  async groupsOf(user: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('daily_members')
      .select('code')
      .where('user_id', '=', user)
      .orderBy('at')
      .orderBy('code')
      .execute()
    return rows.map(({ code }) => code)
  }
}
