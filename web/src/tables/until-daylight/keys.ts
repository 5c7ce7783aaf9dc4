import type { Move } from '@holdout/until-daylight/table'
import { type KeyMap, useKeys } from '../../table/keys.ts'
import type { Selection } from '../../table/selection.ts'

const MAP = { cancel: { keys: ['Escape'], label: 'Esc', does: null } } satisfies KeyMap

/** Escape cancels the selection, and the draft with it: the room handles the key too. */
export function useCampKeys(pick: Selection<Move>, draft: Move | null): void {
  const cancel = (): boolean => {
    if (pick.picked.length === 0) return false
    pick.cancel()
    return draft === null
  }
  useKeys(MAP, { cancel }, 'table')
}
