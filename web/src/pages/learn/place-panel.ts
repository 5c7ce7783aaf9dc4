import type { ScreenBox } from '../../parts/screen-box.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Room for the arrow between the words and the piece, and to the edge of the window. */
const GAP = 44
const EDGE = 12

/**
 * Where the words of a step stand: below, above or beside the piece they speak of, and never over it. Without a piece
 * they stand at the bottom of the board. `keep`: what they should not cover either, if there is room; `dock`: the same,
 * but less important.
 */
export function placePanel(
  panel: Size,
  target: ScreenBox | null,
  window: Size,
  keep: readonly ScreenBox[] = [],
  dock: ScreenBox | null = null,
): Pick<ScreenBox, 'left' | 'top'> {
  const inWidth = (left: number): number => clamp(left, EDGE, window.width - panel.width - EDGE)
  const inHeight = (top: number): number => clamp(top, EDGE, window.height - panel.height - EDGE)
  const low = window.height - panel.height - EDGE
  const overDock = (dock?.top ?? 0) - panel.height - EDGE
  const isFree = dock !== null && overDock >= EDGE
  if (target === null) {
    const [from, room] = isFree ? [dock.left, dock.width] : [0, window.width]
    return { left: inWidth(from + (room - panel.width) / 2), top: Math.max(EDGE, isFree ? overDock : low) }
  }
  const { left, top, width, height } = target
  const middle = inWidth(left + width / 2 - panel.width / 2)
  const center = inHeight(top + height / 2 - panel.height / 2)
  const places = [
    { left: middle, top: top + height + GAP },
    { left: middle, top: top - panel.height - GAP },
    { left: left + width + GAP, top: center },
    { left: left - panel.width - GAP, top: center },
    // Closer, where there is no room for the arrow.
    { left: middle, top: top + height + EDGE },
    { left: middle, top: top - panel.height - EDGE },
    ...(isFree ? [{ left: middle, top: overDock }] : []),
    // In the corner that is farthest away.
    {
      left: left + width / 2 > window.width / 2 ? EDGE : window.width - panel.width - EDGE,
      top: top + height / 2 > window.height / 2 ? EDGE : Math.max(EDGE, low),
    },
  ]
  const free = places.filter(place => fits(place, panel, window) && isApart(place, panel, target))
  const kept = free.filter(place => keep.every(box => isApart(place, panel, box)))
  const best = kept.find(place => dock === null || isApart(place, panel, dock))
  return best ?? kept[0] ?? free[0] ?? places[places.length - 1]
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

function fits({ left, top }: Pick<ScreenBox, 'left' | 'top'>, { width, height }: Size, window: Size): boolean {
  return left >= 0 && top >= 0 && left + width <= window.width && top + height <= window.height
}

function isApart({ left, top }: Pick<ScreenBox, 'left' | 'top'>, { width, height }: Size, target: ScreenBox): boolean {
  return (
    left + width <= target.left ||
    target.left + target.width <= left ||
    top + height <= target.top ||
    target.top + target.height <= top
  )
}

/** The ends of the arrow: from the edge of the words to the edge of the piece. */
export function arrowOf(
  panel: ScreenBox,
  target: ScreenBox,
): { readonly from: readonly [number, number]; readonly to: readonly [number, number] } {
  const x = clamp(target.left + target.width / 2, panel.left + EDGE, panel.left + panel.width - EDGE)
  const y = clamp(target.top + target.height / 2, panel.top + EDGE, panel.top + panel.height - EDGE)
  const center = [target.left + target.width / 2, target.top + target.height / 2] as const
  if (panel.top >= target.top + target.height)
    return { from: [x, panel.top], to: [center[0], target.top + target.height + RING] }
  if (panel.top + panel.height <= target.top)
    return { from: [x, panel.top + panel.height], to: [center[0], target.top - RING] }
  if (panel.left >= target.left + target.width)
    return { from: [panel.left, y], to: [target.left + target.width + RING, center[1]] }
  return { from: [panel.left + panel.width, y], to: [target.left - RING, center[1]] }
}

/** The ring is this far outside of the piece. */
export const RING = 6
