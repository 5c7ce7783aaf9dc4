import { useEffect } from 'react'
import type { KeyHelp } from '../../table/table-props.ts'

export const REPLAY_KEYS: readonly KeyHelp[] = [
  { key: '← →', does: 'one move back, one move on; with Shift a whole turn' },
  { key: 'Home', does: 'to the start' },
  { key: 'End', does: 'to the end' },
  { key: 'Space', does: 'play, and stop' },
  { key: 'P', does: "change to the next player's view" },
]

/** Does what the list above says. */
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
