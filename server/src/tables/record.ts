import { loadGame } from '@holdout/catalog'
import type { MatchRecord } from '@holdout/engine'
import type { LogEntry, StoredTable } from '../store/store.ts'
import { tableText } from '../text/table.ts'
import { LiveMatch } from './live-match.ts'
import { wasEndedByPlayers } from './table-setup.ts'

/** The match cannot be replayed with one version of the rules. */
class NoRecord extends Error {
  readonly statusCode = 409
}

/**
 * The record of a finished match with its shuffle proof: secret, published hash and the players' seed contributions.
 */
export async function recordOf(stored: StoredTable, entries: readonly LogEntry[]): Promise<MatchRecord> {
  const { secret, seedHash, entropy, commits, game } = stored.setup
  const live = LiveMatch.start(await loadGame(game), stored)
  const follows = entries.every(entry => live.take(entry) === 'ok')
  if (!follows || (!wasEndedByPlayers(stored.outcome) && stored.outcome !== (live.match.state.outcome?.id ?? null)))
    throw new NoRecord(tableText.recordBroken)
  return live.match.record({
    table: stored.id,
    shuffle: { secret, seedHash, entropy, ...(commits ? { commits } : {}) },
  })
}
