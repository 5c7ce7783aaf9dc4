import type { PointerEvent } from 'react'
import { useRef } from 'react'
import type { DieFace } from './pieces.ts'
import type { Plan } from './use-plan.ts'

/** A shorter movement is a press. */
const LEAST = 8

interface Drag {
  readonly die: HTMLElement
  readonly from: number
  readonly x: number
  readonly y: number
  moved: boolean
  over: HTMLElement | null
}

/** The handlers of the line while its dice can be dragged from enemy to enemy, with the mouse or a finger. */
export function useDiceDrag(plan: Plan | null) {
  const drag = useRef<Drag | null>(null)
  /** A drag ends with a click, which must not press the die too. */
  const dropped = useRef(false)
  if (!plan) return {}
  const end = (): Drag | null => {
    const { current } = drag
    drag.current = null
    current?.die.style.removeProperty('translate')
    current?.die.removeAttribute('data-dragged')
    current?.over?.removeAttribute('data-over')
    return current
  }
  return {
    onPointerDown({ target, clientX, clientY }: PointerEvent) {
      dropped.current = false
      const die = (target as Element).closest<HTMLElement>('[data-face]')
      if (die) drag.current = { die, from: stepOf(die), x: clientX, y: clientY, moved: false, over: null }
    },
    onPointerMove({ clientX, clientY, pointerId }: PointerEvent) {
      const { current } = drag
      if (!current) return
      const [dx, dy] = [clientX - current.x, clientY - current.y]
      if (!current.moved && Math.hypot(dx, dy) < LEAST) return
      current.moved = true
      if (!current.die.hasPointerCapture(pointerId)) current.die.setPointerCapture(pointerId)
      current.die.style.translate = `${dx}px ${dy}px`
      current.die.setAttribute('data-dragged', '')
      current.over?.removeAttribute('data-over')
      current.over = spotAt(clientX, clientY)
      current.over?.setAttribute('data-over', '')
    },
    onPointerUp() {
      const ended = end()
      if (!ended?.moved) return
      dropped.current = true
      if (ended.over) plan.put(ended.from, stepOf(ended.over), ended.die.dataset.face as DieFace)
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

function spotAt(x: number, y: number): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const spot = element.closest<HTMLElement>('[data-step]')
    if (spot && !element.closest('[data-dragged]')) return spot
  }
  return null
}

function stepOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-step]')?.dataset.step)
}
