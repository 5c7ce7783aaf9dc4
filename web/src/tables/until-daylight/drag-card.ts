import type { Seat } from '@holdout/engine'
import { type PointerEvent, useEffect, useRef } from 'react'

/** A shorter movement is a press. */
const LEAST = 8

interface Drag {
  readonly item: HTMLElement
  readonly card: string
  readonly x: number
  readonly y: number
  /** A copy of the card that follows the pointer; null until the drag begins. */
  shade: HTMLElement | null
  over: HTMLElement | null
}

/**
 * The handlers of the bag while its cards can be dragged onto a teammate. `takers`: the players who can be given the
 * card; a press on the card and then on Give does the same.
 */
export function useCardDrag(takers: (card: string) => readonly Seat[], give: (card: string, to: Seat) => void) {
  const drag = useRef<Drag | null>(null)
  /** A drag ends with a click, which must not press the card too. */
  const dropped = useRef(false)
  const end = (): Drag | null => {
    const { current } = drag
    drag.current = null
    current?.shade?.remove()
    current?.over?.removeAttribute('data-over')
    return current
  }
  useEffect(() => () => drag.current?.shade?.remove(), [])
  return {
    onPointerDown({ target, clientX, clientY, pointerId }: PointerEvent) {
      dropped.current = false
      const item = (target as Element).closest<HTMLElement>('[data-gives]')
      if (!item) return
      drag.current = { item, card: item.dataset.gives ?? '', x: clientX, y: clientY, shade: null, over: null }
      item.setPointerCapture(pointerId) // a fast mouse leaves the bag before it moves again
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { current } = drag
      if (!current) return
      const [dx, dy] = [clientX - current.x, clientY - current.y]
      if (!current.shade && Math.hypot(dx, dy) < LEAST) return
      current.shade ??= shadeOf(current.item)
      current.shade.style.translate = `${dx}px ${dy}px`
      current.over?.removeAttribute('data-over')
      current.over = areaAt(clientX, clientY, takers(current.card))
      current.over?.setAttribute('data-over', '')
    },
    onPointerUp() {
      const ended = end()
      if (!ended?.shade) return
      dropped.current = true
      const to = ended.over?.dataset.seat
      if (to !== undefined) give(ended.card, to)
    },
    onPointerCancel: () => void end(),
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!dropped.current) return
      dropped.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

/** A copy of a card, on top of everything and at the same position: the bag clips the card itself. */
function shadeOf(item: HTMLElement): HTMLElement {
  const { left, top, width, height } = item.getBoundingClientRect()
  const shade = item.cloneNode(true) as HTMLElement
  shade.classList.add('dl-item--dragged')
  shade.removeAttribute('data-piece')
  shade.removeAttribute('data-gives')
  shade.setAttribute('aria-hidden', 'true')
  Object.assign(shade.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  item.closest('.t-until-daylight')?.append(shade)
  return shade
}

/** The area of one of the players at a point. */
function areaAt(x: number, y: number, seats: readonly Seat[]): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const area = element.closest<HTMLElement>('.dl-area[data-seat]')
    if (area && seats.includes(area.dataset.seat ?? '')) return area
  }
  return null
}
