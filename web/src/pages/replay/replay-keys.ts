import { useEffect } from 'react'
import type { KeyHelp } from '../../table/table-props.ts'
import { keysText } from '../../text/keys.ts'

export const REPLAY_KEYS: readonly KeyHelp[] = [
  { key: '← →', does: keysText.replayKeys.step },
  { key: 'Home', does: keysText.replayKeys.start },
  { key: 'End', does: keysText.replayKeys.end },
  { key: 'Space', does: keysText.replayKeys.play },
  { key: 'P', does: keysText.replayKeys.view },
]

/** Handles the keys listed above. */
export function useReplayKeys(keys: {
  readonly at: number
  readonly length: number
  readonly moveTo: (move: number) => void
  readonly turnTo: (step: 1 | -1) => void
  readonly toggle: () => void
  readonly perspective: () => void
  readonly covered: boolean
}): void {
  useEffect(() => {
    if (keys.covered) return
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return
      const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!act) return
      if (event.key === ' ' && event.target instanceof HTMLButtonElement) return
      event.preventDefault()
      act(event.shiftKey)
    }
    const acts: Record<string, (shift: boolean) => void> = {
      ArrowRight: shift => (shift ? keys.turnTo(1) : keys.moveTo(keys.at + 1)),
      ArrowLeft: shift => (shift ? keys.turnTo(-1) : keys.moveTo(keys.at - 1)),
      Home: () => keys.moveTo(0),
      End: () => keys.moveTo(keys.length),
      ' ': keys.toggle,
      p: keys.perspective,
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [keys])
}
