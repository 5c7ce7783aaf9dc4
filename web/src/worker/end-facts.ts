import { loadGame } from '@holdout/catalog'
import { type MatchRecord, readRecord, writeRecord } from '@holdout/engine'
import { endReport } from '@holdout/knowledge'
import { logLinesOf } from '@holdout/table'
import type { EndFacts } from './messages.ts'

/** Luck and turning point of a finished match. */
export async function endFacts(record: MatchRecord): Promise<EndFacts> {
  const checked = readRecord(writeRecord(record))
  const game = await loadGame(checked.game)
  const { luck, turning } = endReport(game, checked)
  const lines = turning ? logLinesOf(game, [turning.event], turning.at, 'table') : []
  return { luck, moment: lines[0] ?? null }
}
