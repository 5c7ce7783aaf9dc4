import { type PointerEvent, useCallback, useEffect, useRef } from 'react'

/** The highlighted places on the board. */
export const TARGETS = '.ud-board :is(.can, .is-chosen)[data-piece^="at:"]'

/** How far the pointer must move before a press becomes a drag, in px. */
const PULL = 8

interface Pull {
  readonly x: number
  readonly y: number
  /** A copy of the card that follows the pointer; null until the drag begins. */
  shade: HTMLElement | null
  over: Element | null
}

/** Lets the player drag a card to a highlighted place, whose piece is then pressed. */
export function useDrag(press: (piece: string) => void) {
  const pull = useRef<Pull | null>(null)
  const letGo = useCallback((): void => {
    pull.current?.shade?.remove()
    pull.current?.over?.classList.remove('is-over')
    pull.current = null
  }, [])
  useEffect(() => letGo, [letGo])
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      pull.current = { x: event.clientX, y: event.clientY, shade: null, over: null }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = pull.current
      if (!now) return
      const [x, y] = [event.clientX - now.x, event.clientY - now.y]
      if (!now.shade && Math.hypot(x, y) < PULL) return
      now.shade ??= shadeOf(event.currentTarget)
      now.shade.style.translate = `${x}px ${y}px`
      const below = document.elementsFromPoint(event.clientX, event.clientY)
      const over = below.find(element => element.matches(TARGETS)) ?? null
      if (over === now.over) return
      now.over?.classList.remove('is-over')
      over?.classList.add('is-over')
      now.over = over
    },
    onPointerUp() {
      const piece = pull.current?.over?.getAttribute('data-piece')
      letGo()
      if (piece) press(piece)
    },
    onPointerCancel: letGo,
  }
}

/** A copy of a card, on top of everything and at the same position. */
function shadeOf(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect()
  const shade = card.cloneNode(true) as HTMLElement
  shade.classList.add('is-dragged', 'always-night')
  shade.removeAttribute('data-drawn')
  shade.setAttribute('aria-hidden', 'true')
  Object.assign(shade.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  card.closest('.t-until-dawn')?.append(shade)
  return shade
}
