import { lazy, useMemo } from 'react'
import { useChoosing } from './choosing.ts'
import { useRoomKeys } from './room-keys.ts'
import { useSession } from './session.ts'
import { isSame } from './use-draft.ts'

const HintPanel = lazy(() => import('./hint/hint-panel.tsx'))

/** The game's own table. It renders again only when its props change: a render in between would cut animations short. */
export function PlayBoard() {
  const { state, module } = useSession()
  const { draft, hint, choose } = useChoosing()
  useRoomKeys()
  const { Table } = module
  const { scene, newLines, names } = state
  const hinted = hint && (scene.choices.find(({ move }) => isSame(move, hint.move))?.move ?? null)
  return useMemo(
    () => (
      <Table scene={scene} news={newLines} names={names} draft={draft} hint={hinted} choose={choose} review={false} />
    ),
    [Table, scene, newLines, names, draft, hinted, choose],
  )
}

/** The panel of the best moves, after the player has asked for them. */
export function BestMoves() {
  const { hint, showHint } = useChoosing()
  return hint?.best && <HintPanel hint={hint} show={showHint} />
}
