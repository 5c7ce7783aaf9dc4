import type { AnyMove } from '@holdout/engine'
import type { Preview, Scene } from '@holdout/host'
import { useCallback, useEffect, useState } from 'react'
import { settings } from '../client/settings.ts'
import type { TableClient } from '../client/table-client.ts'

interface Draft {
  readonly draft: AnyMove | null
  readonly preview: Preview | null
  setDraft(move: AnyMove | null): void
}

/**
 * The move that was chosen and waits to be confirmed, and what will come of it. It stands as long as no move is made and it may
 * still be chosen: reading a rule meanwhile does no harm. It is worked out while drawing; nothing has to be cleared afterwards.
 */
export function useDraft(client: TableClient, scene: Scene): Draft {
  const [chosen, setChosen] = useState<{ readonly at: string; readonly move: string } | null>(null)
  const [seen, setSeen] = useState<{ readonly of: AnyMove; readonly preview: Preview } | null>(null)
  const at = `${scene.who}/${scene.seq}`
  const draft =
    chosen?.at === at ? (scene.choices.find(({ move }) => JSON.stringify(move) === chosen.move)?.move ?? null) : null

  useEffect(() => {
    if (!draft || !settings.value.help) return
    let stale = false
    void client.preview(draft).then(preview => stale || setSeen({ of: draft, preview }))
    return () => {
      stale = true
    }
  }, [draft, client])

  const setDraft = useCallback((move: AnyMove | null) => setChosen(move && { at, move: JSON.stringify(move) }), [at])
  return {
    draft,
    preview: seen !== null && seen.of === draft ? seen.preview : null,
    setDraft,
  }
}

export function isSame(a: AnyMove, b: AnyMove): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
