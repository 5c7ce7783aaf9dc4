import type { Move } from '@holdout/until-daylight/table'
import { done, helpOf, type KeyMap, useKeys } from '../../table/keys.ts'
import type { Selection } from '../../table/selection.ts'
import { PIECE } from './pieces.ts'
import { text } from './text.ts'
import type { Plan } from './use-plan.ts'

const MAP = {
  cancel: { keys: ['Escape'], label: 'Esc', does: null },
  confirm: { keys: ['Enter'], label: 'Enter', does: text.keys.confirm },
  next: { keys: ['n'], label: 'N', does: text.keys.next },
  space: { keys: [' '], label: 'Space', does: text.keys.space },
  arrange: { keys: ['r'], label: 'R', does: text.keys.arrange },
} satisfies KeyMap

/** What the space bar does in a search and before it. */
const SPACE = [PIECE.button('next'), PIECE.button('ready'), PIECE.button('launch')]

/** What ends the player's part of the turn. */
const NEXT = [PIECE.button('next'), PIECE.button('end-turn')]

export const KEYS = helpOf(MAP)

/** Escape cancels the selection, and the draft with it: the room handles the key too. */
export function useCampKeys(pick: Selection<Move>, draft: Move | null, plan: Plan | null): void {
  const cancel = (): boolean => {
    if (pick.picked.length === 0) return false
    pick.cancel()
    return draft === null
  }
  useKeys(
    MAP,
    {
      cancel,
      confirm: () => draft === null && plan !== null && done(plan.confirm),
      space: () => SPACE.some(piece => pick.can(piece) && done(() => pick.press(piece))),
      next: () => NEXT.some(piece => pick.can(piece) && done(() => pick.press(piece))),
      arrange: () => plan !== null && done(plan.arrange),
    },
    'table',
  )
}
