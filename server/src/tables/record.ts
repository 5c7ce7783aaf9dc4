import { loadGame } from '@holdout/catalog'
import type { MatchRecord } from '@holdout/engine'
import type { LogEntry, StoredTable } from '../store/store.ts'
import { LiveMatch } from './live-match.ts'

/** The record of a finished game, and what is needed to prove its deal: the secret, the hash told before, the players' halves. */
export async function recordOf(stored: StoredTable, entries: readonly LogEntry[]): Promise<MatchRecord> {
  const { secret, seedHash, entropy, game } = stored.setup
  const live = LiveMatch.start(await loadGame(game), stored)
  for (const entry of entries) live.take(entry)
  return live.match.record({ table: stored.id, shuffle: { secret, seedHash, entropy } })
}
