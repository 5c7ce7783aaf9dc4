import type { BoardPart } from '@holdout/engine'
import type { Scene } from '@holdout/table'
import { useState } from 'react'

/** What differs from the previous scene. `beat` alternates between 0 and 1, so that each change is animated again. */
export interface SceneChange {
  readonly ids: ReadonlySet<string>
  readonly beat: 0 | 1
}

interface Kept extends SceneChange {
  readonly scene: Pick<Scene, 'seat' | 'seq' | 'board'>
}

/** The ids of new and changed pieces, and the keys of parts whose sentence has changed. None after an undo. */
export function useChanges(scene: Kept['scene']): SceneChange {
  const [kept, keep] = useState<Kept>({ scene, ids: new Set(), beat: 0 })
  if (kept.scene === scene) return kept
  const follows = scene.seat === kept.scene.seat && scene.seq >= kept.scene.seq
  const ids = follows ? changedIn(kept.scene.board, scene.board) : new Set<string>()
  const next: Kept = { scene, ids, beat: kept.beat === 0 ? 1 : 0 }
  keep(next)
  return next
}

function changedIn(before: readonly BoardPart[], now: readonly BoardPart[]): ReadonlySet<string> {
  const old = printsOf(before)
  return new Set([...printsOf(now)].filter(([id, print]) => old.get(id) !== print).map(([id]) => id))
}

/** The content by piece id, of parts without pieces by their key. A piece that moved to another part counts as changed. */
function printsOf(board: readonly BoardPart[]): Map<string, string> {
  return new Map(
    board.flatMap((part): [string, string][] =>
      part.pieces?.length
        ? part.pieces.map(piece => [piece.id, JSON.stringify([keyOf(part), piece])])
        : [[keyOf(part), JSON.stringify(part.text)]],
    ),
  )
}

/** Tells the parts of a board apart. */
export function keyOf({ seat, title }: BoardPart): string {
  return `${seat ?? ''}/${title}`
}
