import type pg from 'pg'
import { faultText } from '../text/operator.ts'
import type { ChatRow } from './schema.ts'

/**
 * Adds the lines of one moment in one statement, and returns which of them have a table. A line whose request is stored
 * already is left out.
 */
const ADD_LINES = {
  name: 'add-chat',
  text: `with wanted as materialized (
      select wanted.* from json_to_recordset($1) as wanted(place integer, table_id text, user_id text, name text, seat text,
        text text, at bigint, request text) join tables on tables.id = table_id
    ), added as (
      insert into chat (table_id, user_id, name, seat, text, at, request)
      select table_id, user_id, name, seat, text, at, request from wanted order by place
      on conflict (table_id, request) do nothing
    ) select place from wanted`,
}

interface Waiting {
  readonly row: ChatRow
  done(): void
  failed(error: unknown): void
}

/** Collects chat lines while others are stored. One statement at a time, so that ids follow the order of lines. */
export class GroupedChat {
  private waiting: Waiting[] = []
  private busy = false

  constructor(private readonly pool: pg.Pool) {}

  add(row: ChatRow): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ row, done, failed })
      if (this.waiting.length === 1) setImmediate(() => void this.send())
    })
  }

  private async send(): Promise<void> {
    if (this.busy || this.waiting.length === 0) return
    const group = this.waiting
    this.waiting = []
    this.busy = true
    try {
      const values = [JSON.stringify(group.map(({ row }, place) => ({ ...row, place })))]
      const { rows } = await this.pool.query<{ place: number }>({ ...ADD_LINES, values })
      const stored = new Set(rows.map(({ place }) => place))
      for (const [place, { row, done, failed }] of group.entries())
        if (stored.has(place)) done()
        else failed(new Error(faultText.tableGone(row.table_id)))
    } catch (error) {
      for (const { failed } of group) failed(error)
    }
    this.busy = false
    void this.send()
  }
}
