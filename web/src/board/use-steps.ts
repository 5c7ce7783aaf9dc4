import { type RefObject, useLayoutEffect, useRef } from 'react'
import { lengthOf } from '../table/stage/pace.ts'

/** How long a step takes, in ms, and how high it hops, in px. */
const STEP = 260
const HOP = 14

/**
 * Lets a piece hop from its last place to a new one. `place` changes with each step. Without motion it is there at
 * once.
 */
export function useSteps(piece: RefObject<HTMLElement | null>, place: string | number): void {
  const last = useRef<{ readonly place: string | number; readonly box: DOMRect } | null>(null)
  useLayoutEffect(() => {
    const { current } = piece
    const before = last.current
    if (!current) return
    if (before && before.place === place) return
    const box = current.getBoundingClientRect()
    last.current = { place, box }
    if (!before || document.documentElement.dataset.motion === 'off') return
    const [x, y] = [before.box.left - box.left, before.box.top - box.top]
    current.animate?.(
      [{ translate: `${x}px ${y}px` }, { translate: `${x / 2}px ${y / 2 - HOP}px` }, { translate: '0 0' }],
      { duration: lengthOf(STEP), easing: 'ease-out' },
    )
  })
}
