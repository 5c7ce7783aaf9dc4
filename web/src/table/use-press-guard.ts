import { useEffect, useLayoutEffect, useRef } from 'react'
import { useEveryKey } from './keys.ts'

/** How long, in ms, after a move is shown a second press on its spot does nothing. */
const GUARD_MS = 300
/** How long, in ms, a move may take to be shown at an online table. */
const SHOWN_MS = 2000
/** How far apart, in px, two presses of one spot are at most. */
const SPOT = 24

interface Press {
  readonly x: number
  readonly y: number
  /** The pressed button or piece. */
  readonly on: Element | null
}

export interface PressGuard {
  /** Call it when a move is made. */
  made(): void
  /** Whether the press that is being handled is the second one on the spot of the last move. */
  isSecond(): boolean
}

/**
 * Keeps a double press from making a second move with what has come under the pointer. A press on another spot or on
 * the same button counts at once, and keys always do.
 */
export function usePressGuard(seq: number): PressGuard {
  const latest = useRef<Press | null>(null)
  const last = useRef<{ readonly press: Press; until: number; shown: boolean } | null>(null)
  useEffect(() => {
    const press = ({ clientX: x, clientY: y, target, detail }: MouseEvent): void => {
      // Enter and Space on a button click it too, without a place.
      const on = target instanceof Element ? target.closest('button, [role="button"], [data-piece]') : null
      latest.current = detail > 0 ? { x, y, on } : null
    }
    document.addEventListener('click', press, true)
    return () => document.removeEventListener('click', press, true)
  }, [])
  useEveryKey(() => {
    latest.current = null
  })
  // The buttons change when the move is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the move is shown
  useLayoutEffect(() => {
    if (!last.current || last.current.shown) return
    last.current.shown = true
    last.current.until = performance.now() + GUARD_MS
  }, [seq])
  const guard = useRef({
    made(): void {
      const { current: press } = latest
      last.current = press && { press, until: performance.now() + SHOWN_MS, shown: false }
    },
    isSecond(): boolean {
      const { current: press } = latest
      const before = last.current
      if (!press || !before || performance.now() >= before.until || press.on === before.press.on) return false
      return Math.hypot(press.x - before.press.x, press.y - before.press.y) <= SPOT
    },
  })
  return guard.current
}
