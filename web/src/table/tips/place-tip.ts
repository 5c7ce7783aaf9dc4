import type { ScreenBox } from '../../parts/screen-box.ts'

type Size = Pick<ScreenBox, 'width' | 'height'>

const GAP = 10
const EDGE = 8

/**
 * Where a tip stands: below a piece in the upper half of the window, above one in the lower half. If that would cover the
 * prompt, it stands above the prompt, or above the piece.
 */
export function placeTip(
  piece: ScreenBox,
  prompt: ScreenBox | null,
  tip: Size,
  window: Size,
): Pick<ScreenBox, 'left' | 'top'> {
  const left = Math.max(EDGE, Math.min(piece.left + (piece.width - tip.width) / 2, window.width - tip.width - EDGE))
  const above = (box: ScreenBox): number => box.top - GAP - tip.height
  const below = piece.top + piece.height + GAP
  const isHigh = piece.top + piece.height / 2 < window.height / 2
  const usual = isHigh ? [below, above(piece)] : [above(piece), below]
  const tops = [...usual, ...(prompt ? [above(prompt)] : [])]
  // The sides do not matter: a prompt is wide.
  const isFree = (top: number, box: ScreenBox | null): boolean => box === null || !overlaps({ left, top, ...tip }, box)
  const fits = (top: number): boolean => top >= EDGE && top + tip.height <= window.height - EDGE
  // A piece as large as the board can only be covered.
  const free = tops.filter(top => fits(top) && (isFree(top, piece) || piece.height > window.height / 2))
  const top = free.find(one => isFree(one, prompt)) ?? free[0] ?? usual[0]
  return { left, top: Math.max(EDGE, Math.min(top, window.height - tip.height - EDGE)) }
}

function overlaps(a: ScreenBox, b: ScreenBox): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}
