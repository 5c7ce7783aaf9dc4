import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** A place of the panel, as a box in the window and as its style. */
interface Place extends Box {
  readonly style: CSSProperties
}

/** The space between the panel and what is around it, in pixels. */
const GAP = 8

/** The first of several boxes that hides the fewest pieces. */
export function freest<B extends Box>(boxes: readonly B[], pieces: readonly Box[]): B {
  const hidden = (box: Box): number => pieces.filter(piece => overlaps(box, piece)).length
  return boxes.reduce((best, box) => (hidden(box) < hidden(best) ? box : best))
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/**
 * Where the panel hides no hinted piece: at the right or at the left, at the top or just above the prompt. It stays
 * there until another hint is asked for, so that it never moves away under the pointer.
 */
export function useFreePlace(hint: unknown): readonly [RefObject<HTMLElement | null>, CSSProperties | undefined] {
  const panel = useRef<HTMLElement>(null)
  const [style, setStyle] = useState<CSSProperties>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hint marks other pieces
  useLayoutEffect(() => {
    if (!panel.current) return
    const hinted = [...document.querySelectorAll('.frame :is(.is-hinted, .is-hint)')]
    const pieces = hinted.map(piece => piece.getBoundingClientRect())
    setStyle(freest(placesOf(panel.current), pieces).style)
  }, [hint])
  return [panel, style]
}

/** The usual place first. */
function placesOf(panel: HTMLElement): readonly Place[] {
  const { width, height } = panel.getBoundingClientRect()
  const start = 3.5 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const end = (document.querySelector('.prompt')?.getBoundingClientRect().top ?? 0) - GAP
  const tops = [
    { top: start, style: {} },
    ...(end - height > start ? [{ top: end - height, style: { top: end - height } }] : []),
  ]
  const sides = [
    { left: innerWidth - GAP - width, style: {} },
    { left: GAP, style: { right: 'auto', left: GAP } },
  ]
  return tops.flatMap(({ top, style }) =>
    sides.map(side => ({
      left: side.left,
      top,
      right: side.left + width,
      bottom: top + height,
      style: { ...style, ...side.style },
    })),
  )
}
