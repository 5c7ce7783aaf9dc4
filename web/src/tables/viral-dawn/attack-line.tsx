import type { Seat } from '@holdout/engine'
import type { Move, Question, View } from '@holdout/viral-dawn/table'
import { useLayoutEffect, useState } from 'react'
import { useChoosing } from '../../table/choosing.ts'
import { useDrawn } from './drawn.ts'

interface Line {
  readonly path: string
  readonly tip: string
}

/**
 * Arrows from the attacker to the played card in the center, and from there to its target. Decoration: text says the
 * same.
 */
export function AttackLine() {
  const { view, narrow } = useDrawn()
  const { draft, pointed } = useChoosing()
  const planned = aimOfMove((draft ?? pointed) as Move | null, view)
  const aim = aimOf(view.question) ?? planned
  const [lines, draw] = useState<readonly Line[]>([])
  const from = aim?.from ?? null
  const to = aim?.to ?? null
  useLayoutEffect(() => {
    if (from === null || to === null || narrow) return draw([])
    const trace = (): void => draw(traced(`[data-travel="plate:${from}"]`, to))
    trace()
    addEventListener('resize', trace)
    return () => removeEventListener('resize', trace)
  }, [from, to, narrow])
  if (lines.length === 0) return null
  return (
    <svg className="vd-attack" data-planned={aim === planned} aria-hidden="true">
      {lines.map(({ path, tip }, i) => (
        <g key={i}>
          <path d={path} />
          <path className="vd-attack__tip" d={tip} />
        </g>
      ))}
    </svg>
  )
}

function aimOf(question: Question | null): { from: Seat; to: string } | null {
  if (question?.asked === 'reversal-take') return { from: question.by, to: plate(question.from) }
  if (question?.asked !== 'queen-answer') return null
  const { by, on, card, queens } = question
  if (queens.length % 2 === 1) return { from: on, to: plate(by) }
  return { from: by, to: card === null ? plate(on) : `.vd-place [data-travel="card:${card}"]` }
}

/** The target of a move that is pointed at or not confirmed yet. */
function aimOfMove(move: Move | null, { me }: View): { from: Seat; to: string } | null {
  if (me === null || !move) return null
  switch (move.move) {
    case 'jack':
      return { from: me, to: plate(move.on) }
    case 'swap':
      return { from: me, to: plate(move.with) }
    case 'king':
      return { from: me, to: `.vd-place [data-travel="card:${move.take}"]` }
    case 'take':
      return { from: me, to: `.vd-place [data-travel="card:${move.card}"]` }
    default:
      return null
  }
}

function plate(seat: Seat): string {
  return `[data-travel="plate:${seat}"]`
}

function traced(from: string, to: string): Line[] {
  const board = document.querySelector('.vd-board')
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect()
  const frame = box(board)
  const start = box(board?.querySelector(from)?.closest('.vd-place'))
  const target = board?.querySelector(to)
  const middle = box(board?.querySelector('.vd-center'))
  const card = box(board?.querySelector('.vd-pile__top'))
  const end = box(target?.matches('.vd-card') ? target : target?.closest('.vd-place'))
  if (!frame || !start || !middle || !card || !end) return []
  const isBeside = end.left >= middle.right || end.right <= middle.left
  const last = !target?.matches('.vd-card') ? stub : isBeside ? across : null
  return [stub(start, middle, frame), last ? last(middle, end, frame) : curve(card, end, frame)]
}

/** How far a short arrow reaches into the two boxes it connects, in px. */
const REACH = 14

/** A short arrow across the gap between two boxes. */
function stub(from: DOMRect, to: DOMRect, frame: DOMRect): Line {
  const middle = (a: number, b: number, c: number, d: number): number => (Math.max(a, c) + Math.min(b, d)) / 2
  if (from.right <= to.left || from.left >= to.right) {
    const way = from.right <= to.left ? 1 : -1
    const y = middle(from.top, from.bottom, to.top, to.bottom) - frame.y
    const gap = way > 0 ? [from.right, to.left] : [from.left, to.right]
    return line(gap[0] - way * REACH - frame.x, y, gap[1] + way * REACH - frame.x, y)
  }
  const way = from.bottom <= to.top ? 1 : -1
  const x = middle(from.left, from.right, to.left, to.right) - frame.x
  const gap = way > 0 ? [from.bottom, to.top] : [from.top, to.bottom]
  return line(x, gap[0] - way * REACH - frame.y, x, gap[1] + way * REACH - frame.y)
}

/** An arrow from the edge of the center to a card beside it: it does not cover the text in the center. */
function across(from: DOMRect, to: DOMRect, frame: DOMRect): Line {
  const way = from.right <= to.left ? 1 : -1
  const y2 = to.top + to.height / 2
  const y1 = Math.min(from.bottom - REACH, Math.max(from.top + REACH, y2))
  const [x1, x2] = way > 0 ? [from.right - REACH, to.left] : [from.left + REACH, to.right]
  return line(x1 - frame.x, y1 - frame.y, x2 - frame.x, y2 - frame.y)
}

function line(x1: number, y1: number, x2: number, y2: number): Line {
  return { path: `M${x1} ${y1}L${x2} ${y2}`, tip: tip(x2, y2, Math.atan2(y2 - y1, x2 - x1)) }
}

/** An arrow from the played card down or up to its target. */
function curve(from: DOMRect, to: DOMRect, frame: DOMRect): Line {
  const way = to.top + to.height / 2 > from.top + from.height / 2 ? 1 : -1
  const x1 = from.left + from.width / 2 - frame.x
  const y1 = (way > 0 ? from.bottom : from.top) - frame.y
  const x2 = to.left + to.width / 2 - frame.x
  const y2 = (way > 0 ? to.top - 12 : to.bottom) - frame.y // leaves room for the mark above the card
  // First away from the card, then across, so that it does not cover the text next to the card.
  return {
    path: `M${x1} ${y1}C${x1} ${y2} ${x2} ${y2 - way * 18} ${x2} ${y2}`,
    tip: tip(x2, y2, (way * Math.PI) / 2),
  }
}

function tip(x: number, y: number, angle: number): string {
  const wing = (turn: number): string =>
    `${(x - 13 * Math.cos(angle + turn)).toFixed(1)} ${(y - 13 * Math.sin(angle + turn)).toFixed(1)}`
  return `M${x} ${y}L${wing(0.5)}L${wing(-0.5)}z`
}
