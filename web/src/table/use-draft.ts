import type { AnyMove } from '@holdout/engine'
import type { PlayableTable, Preview, Scene } from '@holdout/table'
import { useCallback, useEffect, useState } from 'react'
import { settings } from '../client/settings.ts'
import { useAtMove } from './use-at-move.ts'

/** Delay in ms before a pointed move is previewed, so that a pointer passing over a piece requests nothing. */
const DEBOUNCE = 60

/**
 * The chosen, unconfirmed move. It lasts until a move is made or it is no longer legal. It is derived during rendering,
 * so nothing has to be cleared.
 */
export function useDraft(scene: Scene) {
  const [chosen, setChosen] = useAtMove<string>(scene)
  const draft = chosen === null ? null : moveIn(scene, chosen)
  const setDraft = useCallback((move: AnyMove | null) => setChosen(move && JSON.stringify(move)), [setChosen])
  const cancel = useCallback(() => setChosen(null), [setChosen])
  return { draft, setDraft, cancel }
}

/** The previews of the draft or, without one, of the pointed move, and of `followUp` if it can be played right now. */
export function usePreviews(
  client: PlayableTable,
  scene: Scene,
  draft: AnyMove | null,
  pointed: AnyMove | null,
  followUp?: AnyMove,
): { readonly preview: Preview | null; readonly upcoming: Preview | null } {
  const preview = usePreview(client, draft ?? pointed, followUp, draft ? 0 : DEBOUNCE)
  const next = followUp ? moveIn(scene, JSON.stringify(followUp)) : null
  const upcoming = usePreview(client, next, undefined, 0)
  return { preview, upcoming }
}

function usePreview(
  client: PlayableTable,
  move: AnyMove | null,
  then: AnyMove | undefined,
  delay: number,
): Preview | null {
  const [seen, setSeen] = useState<{ readonly of: AnyMove; readonly preview: Preview } | null>(null)
  useEffect(() => {
    if (!move || !settings.value.help) return
    let stale = false
    const show = (preview: Preview): void => {
      if (!stale) setSeen({ of: move, preview })
    }
    const ignore = (): void => {} // the table was closed or has moved on
    const timer = setTimeout(() => void client.preview(move, then).then(show, ignore), delay)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [move, then, delay, client])
  return seen !== null && seen.of === move ? seen.preview : null
}

function moveIn(scene: Scene, text: string): AnyMove | null {
  return scene.choices.find(({ move }) => JSON.stringify(move) === text)?.move ?? null
}

export function isSame(a: AnyMove, b: AnyMove): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
