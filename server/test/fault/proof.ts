import { loadGame } from '@holdout/catalog'
import { verify } from '@holdout/engine'
import type { Store } from '../../src/store/store.ts'
import { recordOf } from '../../src/tables/record.ts'
import { checkHistory } from '../history/check-history.ts'
import type { History, StoredLog } from '../history/history.ts'
import { storedValues } from '../history/values.ts'
import type { TestTable } from './tables.ts'

/** More chat lines than a table has. */
const ALL_LINES = 1_000_000

/** Compares what is stored with the history, and plays each stored match again. Returns everything that is wrong. */
export async function checkStored(
  store: Store,
  testTables: readonly TestTable[],
  history: History,
): Promise<{ readonly entries: number; readonly clocks: number; readonly wrong: string[] }> {
  const wrong: string[] = []
  const logs: StoredLog[] = []
  let clocks = 0
  for (const { table, game, players } of testTables) {
    const stored = await store.table(table)
    if (!stored) {
      wrong.push(`Table ${table} is gone.`)
      continue
    }
    const entries = await store.entriesSince(table, 0)
    clocks += entries.filter(({ seat }) => seat === 'clock').length
    const users = players.map(({ user }) => user)
    logs.push({
      table,
      entries,
      chat: await store.chatSince(table, 0, ALL_LINES),
      values: storedValues(stored, users),
      initial: {},
    })
    if (stored.moves !== entries.length)
      wrong.push(`Table ${table}: it says ${stored.moves} moves, its log has ${entries.length}.`)
    const record = await recordOf(stored, entries)
    const verdict = verify(await loadGame(game), record)
    if (!verdict.ok) wrong.push(`Table ${table}: its record does not verify: ${JSON.stringify(verdict)}`)
    if (stored.status === 'over' && record.outcome !== stored.outcome)
      wrong.push(`Table ${table}: it ended as ${stored.outcome}, its record as ${record.outcome}.`)
  }
  for (const { fault, table, text } of checkHistory(history, logs)) wrong.push(`Table ${table}: ${fault}: ${text}`)
  return { entries: logs.reduce((sum, { entries }) => sum + entries.length, 0), clocks, wrong }
}
