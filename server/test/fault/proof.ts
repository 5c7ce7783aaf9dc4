import { loadGame } from '@holdout/catalog'
import { verify } from '@holdout/engine'
import type { Store } from '../../src/store/store.ts'
import { recordOf } from '../../src/tables/record.ts'
import type { Acknowledged } from './player.ts'
import type { TestTable } from './tables.ts'

/**
 * Holds what is stored against what the players were told. Gives back how many entries were looked at, and all that is
 * wrong.
 */
export async function checkStoredLogs(
  store: Store,
  testTables: readonly TestTable[],
  acknowledged: readonly Acknowledged[],
): Promise<{ readonly entries: number; readonly clocks: number; readonly wrong: string[] }> {
  const wrong: string[] = []
  let count = 0
  let clocks = 0
  for (const { table, game, players } of testTables) {
    const stored = await store.table(table)
    if (!stored) {
      wrong.push(`Table ${table} is gone.`)
      continue
    }
    const entries = await store.entriesSince(table, 0)
    count += entries.length
    clocks += entries.filter(({ seat }) => seat === 'clock').length
    if (entries.some(({ seq }, i) => seq !== i + 1)) wrong.push(`Table ${table}: the log has a gap, or a number twice.`)
    if (stored.moves !== entries.length)
      wrong.push(`Table ${table}: it says ${stored.moves} moves, its log has ${entries.length}.`)
    for (const move of acknowledged.filter(one => one.table === table)) {
      const found = entries.filter(({ id }) => id === move.id)
      if (found.length !== 1)
        wrong.push(`Table ${table}: the acknowledged move ${move.id} is ${found.length} times in the log.`)
      else if (found[0].seq !== move.seq || JSON.stringify(found[0].move) !== JSON.stringify(move.move))
        wrong.push(`Table ${table}: the move ${move.id} was acknowledged as entry ${move.seq}, and is ${found[0].seq}.`)
    }
    for (const player of players)
      if ((player.news?.seq ?? 0) > entries.length) wrong.push(`Table ${table}: a player saw what is not in the log.`)
    const record = await recordOf(stored, entries)
    const verdict = verify(await loadGame(game), record)
    if (!verdict.ok) wrong.push(`Table ${table}: its record does not verify: ${JSON.stringify(verdict)}`)
    if (stored.status === 'over' && record.outcome !== stored.outcome)
      wrong.push(`Table ${table}: it ended as ${stored.outcome}, its record as ${record.outcome}.`)
  }
  return { entries: count, clocks, wrong }
}
