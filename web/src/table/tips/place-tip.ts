import type { ScreenBox } from '../../parts/screen-box.ts'

type Size = Pick<ScreenBox, 'width' | 'height'>

const GAP = 10
const EDGE = 8

/**
 * Where a tip stands: below a piece in the upper half of the window, above one in the lower half. If that would cover the
 * prompt, it stands above the prompt, or above the piece. Of the places left it takes the one that covers least of what
 * can be pressed now.
 */
export function placeTip(
  piece: ScreenBox,
  prompt: ScreenBox | null,
  controls: readonly ScreenBox[],
  tip: Size,
  window: Size,
): Pick<ScreenBox, 'left' | 'top'> {
  const rightmost = window.width - tip.width - EDGE
  const within = (left: number): number => Math.max(EDGE, Math.min(left, rightmost))
  const lefts = [within(piece.left + (piece.width - tip.width) / 2), EDGE, Math.max(EDGE, rightmost)]
  const above = (box: ScreenBox): number => box.top - GAP - tip.height
  const below = piece.top + piece.height + GAP
  const isHigh = piece.top + piece.height / 2 < window.height / 2
  const usual = isHigh ? [below, above(piece)] : [above(piece), below]
  const tops = [...usual, ...(prompt ? [above(prompt)] : [])]
  const places = tops.flatMap(top => lefts.map(left => ({ left, top, ...tip })))
  const isFree = (place: ScreenBox, box: ScreenBox | null): boolean => box === null || common(place, box) === 0
  const fits = ({ top }: ScreenBox): boolean => top >= EDGE && top + tip.height <= window.height - EDGE
  // A piece as large as the board can only be covered.
  const free = places.filter(one => fits(one) && (isFree(one, piece) || piece.height > window.height / 2))
  const beside = free.filter(one => isFree(one, prompt))
  const covered = (place: ScreenBox): number => controls.reduce((sum, box) => sum + common(place, box), 0)
  const [first = places[0], ...others] = beside.length > 0 ? beside : free
  const { left, top } = others.reduce((best, one) => (covered(one) < covered(best) ? one : best), first)
  return { left, top: Math.max(EDGE, Math.min(top, window.height - tip.height - EDGE)) }
}

/** The area that two boxes share, in square px. */
function common(a: ScreenBox, b: ScreenBox): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}
