import { useLayoutEffect, useRef } from 'react'

interface Spot {
  readonly box: DOMRect
  readonly at: string
}

/**
 * Animates elements that change position. `data-travel` identifies an element, `data-at` its place, and `data-from` the
 * element it comes from if it was not visible before. After every render, elements in a new place move there from their
 * old position.
 */
export function useTravel(root: string): void {
  const before = useRef(new Map<string, Spot>())
  useLayoutEffect(() => {
    const page = document.querySelector(root)
    if (!page) return
    const elements = [...page.querySelectorAll<HTMLElement>('[data-travel]')]
    // Finish running animations first, so that final positions are measured.
    const flying = elements.flatMap(element => element.getAnimations().filter(({ id }) => id === 'travel'))
    // A render that moves nothing must not end a flight.
    if (flying.length > 0 && elements.every(element => isAt(element, before.current))) return
    for (const flight of flying) flight.finish()
    const now = new Map<string, Spot>()
    for (const element of elements) {
      const { travel = '', at = '' } = element.dataset
      now.set(travel, { box: element.getBoundingClientRect(), at })
    }
    const length = moveLength()
    if (length > 0) for (const element of elements) go(element, before.current, now, length)
    before.current = now
  })
}

function isAt({ dataset: { travel = '', at = '' } }: HTMLElement, spots: ReadonlyMap<string, Spot>): boolean {
  return spots.get(travel)?.at === at
}

/** Duration by motion setting, in ms; 0 for no motion. */
function moveLength(): number {
  const { motion } = document.documentElement.dataset
  return motion === 'off' ? 0 : motion === 'quick' ? 160 : 520
}

function go(element: HTMLElement, before: ReadonlyMap<string, Spot>, now: ReadonlyMap<string, Spot>, length: number) {
  const { travel = '', from } = element.dataset
  const old = before.get(travel)
  const spot = now.get(travel)
  if (!spot || old?.at === spot.at) return
  const start = old?.box ?? (from ? before.get(from)?.box : undefined)
  if (start && start.width > 0 && spot.box.width > 0) fly(element, start, spot.box, length)
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  const grows = element.dataset.travel?.startsWith('card') ? Math.min(1.6, Math.max(0.4, from.width / to.width)) : 1
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${grows})`, zIndex: 20 },
      { transform: 'none', zIndex: 20 },
    ],
    { duration, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', id: 'travel' },
  )
}
