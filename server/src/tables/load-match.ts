import { rulesFor } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { StoredTable } from '../store/store.ts'
import { faultText, logText } from '../text/operator.ts'
import { LiveMatch } from './live-match.ts'
import type { TableDeps } from './table-deps.ts'

/** The match from its start, or from a snapshot if it started under other rules. Later entries are not applied. */
export async function loadMatch(deps: TableDeps, game: AnyKnownGame, stored: StoredTable): Promise<LiveMatch> {
  const { rulesVersion } = game
  const began = stored.setup.rulesVersion
  if (began === rulesFor(game, began)) return LiveMatch.start(game, stored)
  const { store } = deps
  const snapshot = await store.snapshotFor(stored.id, rulesVersion)
  if (!snapshot) return LiveMatch.start(game, stored)
  const live = LiveMatch.from(game, stored, snapshot)
  if (snapshot.rulesVersion === rulesVersion) return live
  // First time under these rules. Replays the moves after the snapshot as far as the rules allow, and saves the result,
  // so that every node and every later start continues from the same state.
  for (const entry of await store.entriesSince(stored.id, snapshot.seq)) {
    if (entry.seq > stored.moves) break
    if (live.take(entry) === 'ok') continue
    const fault = new Error(faultText.rulesCannotReplay(stored.id, rulesVersion, entry.seq))
    deps.reportError(fault, logText.table(stored.id))
    break
  }
  const here = { seq: stored.moves, rulesVersion, state: live.match.state }
  await store.saveSnapshot(stored.id, here)
  return LiveMatch.from(game, stored, here)
}
