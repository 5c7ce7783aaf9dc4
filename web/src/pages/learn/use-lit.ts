import { useEffect, useState } from 'react'
import type { ScreenBox } from '../../parts/screen-box.ts'

/** The button that confirms a chosen move, and the pieces that the move needs next. */
const CONFIRM = '.prompt .button--main, .frame .zt-go'
const PIECE = ['is-hinted', 'is-hint']
  .map(name => `.frame .${name}:not(.is-chosen, .is-begun, [aria-pressed="true"])`)
  .join(', ')

/** The element to press next, in an open sheet first; null if none is drawn. */
export function litElement(): HTMLElement | null {
  return visibleIn(`dialog[open] :is(${PIECE})`) ?? visibleIn(CONFIRM) ?? visibleIn(PIECE)
}

/** Whether a press on an element goes on with the move. */
export function isLit(element: Element): boolean {
  return element.closest(`${CONFIRM}, ${PIECE}, [data-advised], dialog`) !== null
}

function visibleIn(selector: string): HTMLElement | null {
  for (const element of document.querySelectorAll<HTMLElement>(selector))
    if (element.checkVisibility() && !element.matches(':disabled')) return element
  return null
}

/** The box of the element to press next. It follows scrolling and animations. */
export function useLit(on: boolean): ScreenBox | null {
  const [box, setBox] = useState<ScreenBox | null>(null)
  useEffect(() => {
    if (!on) return setBox(null)
    let frame = 0
    let last = ''
    const look = (): void => {
      const rect = litElement()?.getBoundingClientRect() ?? null
      const now = rect && { left: rect.left, top: rect.top, width: rect.width, height: rect.height }
      const text = JSON.stringify(now)
      if (text !== last) setBox(now)
      last = text
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [on])
  return box
}
