import type { PointerEvent } from 'react'

/** How far the pointer moves before a press becomes a drag, in px. */
const LEAST = 10
/** Pieces that a dropped card can be used on. */
const TARGETS = 'button[data-piece].can, button[data-piece].is-chosen, .can > button[data-piece]'

/**
 * Lets a mouse or a pen drag a card onto a piece: it is picked, follows the pointer, and the piece it is dropped on is
 * pressed. So a drag makes exactly the moves that presses make. Fingers press, because they also scroll.
 */
export function startDrag({ target, button, pointerType, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const card = target instanceof Element ? target.closest<HTMLElement>('button.kit-card') : null
  if (!card?.matches('.can, .is-chosen') || button !== 0 || pointerType === 'touch') return
  let isDragged = false
  const follow = (event: globalThis.PointerEvent): void => {
    const [x, y] = [event.clientX - clientX, event.clientY - clientY]
    if (!isDragged && Math.hypot(x, y) < LEAST) return
    if (!isDragged && !card.matches('.is-chosen')) card.click()
    isDragged = true
    card.style.cssText = `translate:${x}px ${y}px;transition:none;pointer-events:none;z-index:30`
  }
  const drop = (event: globalThis.PointerEvent): void => {
    removeEventListener('pointermove', follow)
    removeEventListener('pointerup', drop)
    removeEventListener('pointercancel', drop)
    if (!isDragged) return
    const under = event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null
    card.style.cssText = ''
    addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', stop, { capture: true }))
    const piece = under?.closest<HTMLElement>(TARGETS)
    if (!piece || piece === card) return
    removeEventListener('click', stop, { capture: true })
    piece.click()
  }
  addEventListener('pointermove', follow)
  addEventListener('pointerup', drop)
  addEventListener('pointercancel', drop)
}

/** The click that ends a drag presses nothing. */
function stop(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
