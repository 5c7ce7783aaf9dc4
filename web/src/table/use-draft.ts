import type { AnyMove } from '@holdout/engine'
import type { PlayableTable, Preview, Scene } from '@holdout/table'
import { useCallback, useEffect, useState } from 'react'
import { settings } from '../client/settings.ts'
import { useAtMove } from './use-at-move.ts'
import { usePointed } from './use-pointed.ts'

interface Draft {
  readonly draft: AnyMove | null
  /** The move that the pointer or the keyboard focus is on. */
  readonly pointed: AnyMove | null
  /** The preview of the draft or, without one, of the pointed move. */
  readonly preview: Preview | null
  /** The preview of the follow-up move, if it can be played right now. */
  readonly upcoming: Preview | null
  setDraft(move: AnyMove | null): void
}

/** Delay in ms before a pointed move is previewed, so that a pointer passing over a piece requests nothing. */
const DEBOUNCE = 60

/**
 * The chosen, unconfirmed move and its preview. The draft lasts until a move is made or it is no longer legal. It is
 * derived during rendering, so nothing has to be cleared.
 */
export function useDraft(client: PlayableTable, scene: Scene, followUp?: AnyMove): Draft {
  const [chosen, setChosen] = useAtMove<string>(scene)
  const draft = chosen === null ? null : moveIn(scene, chosen)
  const pointed = usePointed(scene)
  const preview = usePreview(client, draft ?? pointed, followUp, draft ? 0 : DEBOUNCE)
  const next = followUp ? moveIn(scene, JSON.stringify(followUp)) : null
  const upcoming = usePreview(client, next, undefined, 0)
  const setDraft = useCallback((move: AnyMove | null) => setChosen(move && JSON.stringify(move)), [setChosen])
  return { draft, pointed: draft ? null : pointed, preview, upcoming, setDraft }
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
