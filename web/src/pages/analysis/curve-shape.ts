import type { Analysis, AnalyzedStep } from '@holdout/analysis'
import type { Seat } from '@holdout/engine'

/** Where the parts of the curve are drawn, in pixels. */
export interface CurveFrame {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  /** The chances: 100 at the top, 0 at the bottom. */
  readonly top: number
  readonly bottom: number
  /** The zero lines of the lanes. */
  readonly decisions: number
  readonly luck: number
  /** The height of the longest bar. */
  readonly bar: number
}

export function curveFrame(width: number, height: number, narrow: boolean): CurveFrame {
  const left = 34
  const right = width - (narrow ? 10 : 96)
  const top = 12
  const lanes = Math.min(130, (height - 40) * 0.44)
  const bottom = height - 24 - lanes
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    decisions: bottom + 10,
    luck: bottom + lanes * 0.7,
    bar: lanes * 0.3,
  }
}

export function xOf({ left, right }: CurveFrame, at: number, length: number): number {
  return left + ((right - left) * at) / Math.max(1, length)
}

export function yOf({ top, bottom }: CurveFrame, chance: number): number {
  return bottom - (bottom - top) * Math.min(1, Math.max(0, chance))
}

/** The move whose place on the curve is nearest to a pointer. */
export function moveAt({ left, right }: CurveFrame, x: number, length: number): number {
  return Math.min(length, Math.max(0, Math.round(((x - left) / (right - left)) * length)))
}

/** The line of a seat's chance. */
export function lineOf(frame: CurveFrame, { steps }: Analysis, seat: Seat): string {
  return pathOf(steps.map(({ at, chances }) => [xOf(frame, at, steps.length - 1), yOf(frame, chances[seat] ?? 0)]))
}

/** The band of one standard error around the chance of the analyzed seat. */
export function bandOf(frame: CurveFrame, { steps }: Analysis): string {
  const edge = (sign: 1 | -1): [number, number][] =>
    steps.map(({ at, chance }) => [xOf(frame, at, steps.length - 1), yOf(frame, chance.value + sign * chance.error)])
  return `${pathOf([...edge(1), ...edge(-1).reverse()])}Z`
}

function pathOf(at: readonly (readonly [number, number])[]): string {
  return at.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}

/** A part of the match on the axis: from its first move to the move before the next part. */
export interface AxisPart {
  readonly part: string
  readonly from: number
  readonly to: number
}

export function partsOf({ steps }: Analysis): readonly AxisPart[] {
  const parts: AxisPart[] = []
  for (const { at, part } of steps) {
    const last = parts.at(-1)
    if (last?.part === part) parts[parts.length - 1] = { ...last, to: at }
    else parts.push({ part, from: at, to: at })
  }
  return parts
}

/** The text below a part: its name, only its number if there is little room, or nothing. A time is never cut. */
export function partLabel(part: string, room: number): string {
  if (part.length * 7.2 < room) return part
  if (part.includes(':')) return ''
  const number = /\d+/.exec(part)?.[0] ?? ''
  return number.length * 8 < room ? number : ''
}

/** The cost of the analyzed seat's own decisions at a step; null if it decided nothing. */
export function ownCost({ seat }: Analysis, { decision }: AnalyzedStep): number | null {
  return decision?.seat === seat ? decision.effect.value : null
}

/** Whether several seats win or lose together. A solo game is no team. */
export function isTeam({ team, seats }: Analysis): boolean {
  return team && seats.length > 1
}

/** The change that fills the height of a lane. Larger ones are cut off: the curve shows how large they were. */
const FULL = 0.25

/** The height of a bar in its lane. */
export function barHeight({ bar }: CurveFrame, change: number): number {
  return Math.min(1, Math.abs(change) / FULL) * bar
}
