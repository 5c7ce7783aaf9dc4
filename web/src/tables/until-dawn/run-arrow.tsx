import type { Entrance } from '@holdout/until-dawn/table'
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Point } from './anchors.ts'

/** Direction of each entrance from the center of the board, in degrees clockwise from the right. */
const DIRECTION: Readonly<Record<Entrance, number>> = { 0: 180, 1: 240, 2: 300, 3: 360 }

/** A dotted arrow around the cabin: where the zombie behind the shot one will run. */
export function RunArrow({
  board,
  from,
  to,
}: {
  readonly board: RefObject<HTMLElement | null>
  readonly from: Entrance
  readonly to: Entrance
}) {
  const [path, setPath] = useState<readonly Point[]>([])
  useLayoutEffect(() => {
    if (board.current) setPath(wayAround(board.current, from, to))
  }, [board, from, to])
  if (path.length < 2) return null
  const end = path[path.length - 1]
  const before = path[path.length - 2]
  const turn = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI
  return (
    <svg className="ud-run" aria-hidden="true">
      <path d={smooth(path)} strokeDasharray="2 9" />
      <path d="M-13-8 0 0-13 8" transform={`translate(${end.x} ${end.y}) rotate(${turn})`} />
    </svg>
  )
}

/**
 * Points from one stack to another, clockwise, near the edge of the board: outside the cabin and past breached
 * entrances.
 */
function wayAround(board: HTMLElement, from: Entrance, to: Entrance): Point[] {
  const frame = board.getBoundingClientRect()
  const stack = (at: Entrance): DOMRect | undefined =>
    board.querySelector(`.ud-door[data-at="${at}"] .ud-door__body`)?.getBoundingClientRect()
  const [start, goal] = [stack(from), stack(to)]
  if (!start || !goal) return []
  const [a, b] = [DIRECTION[from], DIRECTION[to] + (to <= from ? 360 : 0)]
  const middle = { x: frame.width / 2, y: frame.height * 0.5 }
  const round = (angle: number): Point => ({
    x: middle.x + Math.cos((angle * Math.PI) / 180) * (frame.width / 2 - 16),
    y: middle.y + Math.sin((angle * Math.PI) / 180) * (frame.height / 2 - 14),
  })
  const edge = (box: DOMRect, angle: number): Point => {
    const way = round(angle)
    const x = box.left - frame.left + box.width / 2
    const y = box.top - frame.top + box.height / 2
    return {
      x: x + Math.max(-box.width / 2 - 8, Math.min(box.width / 2 + 8, way.x - x)),
      y: y + Math.max(-box.height / 2 - 8, Math.min(box.height / 2 + 8, way.y - y)),
    }
  }
  const between: Point[] = []
  for (let angle = a + 20; angle <= b - 20; angle += 20) between.push(round(angle))
  return [edge(start, a + 15), ...between, edge(goal, b - 15)]
}

function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points
  const parts = rest.map((point, i) => {
    const next = rest[i + 1]
    return next
      ? `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
      : `L${point.x} ${point.y}`
  })
  return `M${first.x} ${first.y}${parts.join('')}`
}
