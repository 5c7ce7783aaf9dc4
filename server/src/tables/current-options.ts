import { withCurrentIds } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { StoredTable } from '../store/store.ts'

/** A stored table with its options under their current ids. */
export function withCurrentOptions(game: AnyKnownGame, stored: StoredTable): StoredTable {
  const options = withCurrentIds(game.options, stored.setup.options)
  return { ...stored, setup: { ...stored.setup, options } }
}
