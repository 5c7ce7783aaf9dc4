import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Stage } from './stage.ts'

interface Seen {
  readonly box: DOMRect
  readonly node: Element
}

/**
 * Animates cards. After each change, cards are matched by `uid`: a moved card flies from its old position, a new one
 * from the deck or the hand, and a removed one to the discard pile.
 */
export function useFlights(board: RefObject<HTMLElement | null>, stage: Stage): void {
  const before = useRef<Map<string, Seen> | null>(null)
  const drawn = useRef<DOMRect | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new stage
  useLayoutEffect(() => {
    const root = board.current
    if (!root) return
    const seen = new Map<string, Seen>()
    for (const node of root.querySelectorAll('[data-uid]'))
      seen.set(node.getAttribute('data-uid') as string, { node, box: node.getBoundingClientRect() })
    const ms = duration()
    if (before.current && ms > 0) {
      const from = drawn.current ?? boxOf(root, '[data-pile="deck"]')
      for (const [uid, { node, box }] of seen) {
        const start = before.current.get(uid)?.box ?? from
        if (start) fly(node, start, box, ms)
      }
      const discard = boxOf(root, '[data-pile="discard"]')
      for (const [uid, gone] of before.current) if (!seen.has(uid) && discard) leave(root, gone, discard, ms)
    }
    before.current = seen
    drawn.current = document.querySelector('[data-drawn]')?.getBoundingClientRect() ?? null
  }, [board, stage])
}

function boxOf(root: HTMLElement, selector: string): DOMRect | null {
  return root.querySelector(selector)?.getBoundingClientRect() ?? null
}

/** Duration by motion setting, in ms; 0 for no motion. */
function duration(): number {
  const { motion } = document.documentElement.dataset
  return motion === 'off' ? 0 : motion === 'quick' ? 160 : 420
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

function fly(node: Element, from: DOMRect, to: DOMRect, ms: number): void {
  const [a, b] = [middle(from), middle(to)]
  if (Math.hypot(a.x - b.x, a.y - b.y) < 3) return
  node.animate(
    [
      { translate: `${a.x - b.x}px ${a.y - b.y}px`, zIndex: 60 },
      { translate: '0 0', zIndex: 60 },
    ],
    {
      duration: ms,
      easing: EASE,
    },
  )
}

/** Animates a copy of a removed card, because the card itself is no longer in the page. */
function leave(root: HTMLElement, { node, box }: Seen, to: DOMRect, ms: number): void {
  const frame = root.getBoundingClientRect()
  const ghost = node.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-uid')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.classList.add('ud-ghost')
  Object.assign(ghost.style, {
    left: `${box.left - frame.left}px`,
    top: `${box.top - frame.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
  root.append(ghost)
  const [a, b] = [middle(box), middle(to)]
  const flight = ghost.animate(
    [{}, { translate: `${b.x - a.x}px ${b.y - a.y}px`, scale: 0.4, opacity: 0.2, rotate: '14deg' }],
    { duration: ms * 1.2, easing: 'ease-in' },
  )
  flight.onfinish = () => ghost.remove()
  flight.oncancel = () => ghost.remove()
}
