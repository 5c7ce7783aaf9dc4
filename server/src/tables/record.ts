import { loadGame } from '@holdout/catalog'
import type { MatchRecord } from '@holdout/engine'
import type { LogEntry, StoredTable } from '../store/store.ts'
import { tableText } from '../text/table.ts'
import { LiveMatch } from './live-match.ts'

/** A game that no rules of one version can replay. */
class NoRecord extends Error {
  readonly statusCode = 409
}

/** The record of a finished game, and what is needed to prove its deal: the secret, the hash told before, the players' halves. */
export async function recordOf(stored: StoredTable, entries: readonly LogEntry[]): Promise<MatchRecord> {
  const { secret, seedHash, entropy, game } = stored.setup
  const live = LiveMatch.start(await loadGame(game), stored)
  const follows = entries.every(entry => live.take(entry) === 'ok')
  if (!follows || (stored.outcome !== 'abandoned' && stored.outcome !== (live.match.state.outcome?.id ?? null)))
    throw new NoRecord(tableText.recordBroken)
  return live.match.record({ table: stored.id, shuffle: { secret, seedHash, entropy } })
}
