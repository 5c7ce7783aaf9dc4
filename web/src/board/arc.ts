/** A point on the screen, in px. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** How far an arc rises above the straight line, as a part of its length. */
const RISE = 0.22
const STEPS = 12

/** Points on the way from one place to another: two for a straight way, more for an arc that bends upward. */
export function pointsOn(from: Point, to: Point, arc: boolean): readonly Point[] {
  if (!arc) return [from, to]
  const over = controlOf(from, to)
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    const at = (a: number, b: number, c: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
    return { x: at(from.x, over.x, to.x), y: at(from.y, over.y, to.y) }
  })
}

/** The same arc as the path of a drawing. */
export function arcPath(from: Point, to: Point): string {
  const over = controlOf(from, to)
  return `M${round(from.x)} ${round(from.y)}Q${round(over.x)} ${round(over.y)} ${round(to.x)} ${round(to.y)}`
}

/** The head of an arrow at the end of an arc. */
export function arcTip(from: Point, to: Point, size: number): string {
  const over = controlOf(from, to)
  const angle = Math.atan2(to.y - over.y, to.x - over.x)
  const wing = (turn: number): string =>
    `${round(to.x - size * Math.cos(angle + turn))} ${round(to.y - size * Math.sin(angle + turn))}`
  return `M${round(to.x)} ${round(to.y)}L${wing(0.5)}L${wing(-0.5)}z`
}

/** The point that the arc bends toward: above the middle of the straight line. */
function controlOf(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (from.x + to.x) / 2, y: Math.max(0, (from.y + to.y) / 2 - 2 * RISE * length) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
