import type { Seat } from '@holdout/engine'
import { type Code, faceOf, type Move, type Question, titleOfCard, type View } from '@holdout/viral-dawn/table'
import { useLayoutEffect, useState } from 'react'
import { arcPath, arcTip, type Point } from '../../board/arc.ts'
import { Card } from '../../board/card.tsx'
import { useChoosing } from '../../table/choosing.ts'
import { useDrawn } from './drawn.ts'
import { PIECE } from './pieces.ts'
import { printedOn, suitOf } from './playing-card.tsx'
import { text } from './text.ts'

type Attacked = Extract<Question, { asked: 'queen-answer' }>

/** The attack that waits for an answer, in its present direction: each Queen turns it round. */
interface Aimed {
  readonly from: Seat
  readonly on: Seat
  /** The laid card that a King takes; null if the player is hit. */
  readonly card: Code | null
}

function aimedNow({ by, on, card, queens }: Attacked): Aimed {
  return queens.length % 2 === 1 ? { from: on, on: by, card: null } : { from: by, on, card }
}

/** The played card that hangs over its target until it is answered; null if it hangs elsewhere, or nowhere. */
export function FlyingCard({ over }: { readonly over: { readonly seat: Seat; readonly card: Code | null } }) {
  const { view, origins } = useDrawn()
  const { question, discarded } = view
  const top = discarded.at(-1)
  if (question?.asked !== 'queen-answer' || top === undefined) return null
  const { from, on, card } = aimedNow(question)
  if (card !== over.card || (card === null && on !== over.seat)) return null
  return (
    <Card
      printed={printedOn(top)}
      label={titleOfCard(top)}
      className="vd-card vd-flying"
      data-suit={suitOf(top)}
      data-travel={`card:${top}`}
      data-at={`over ${card ?? on}`}
      data-from={origins.get(top) ?? `plate:${from}`}
      data-path="arc"
      data-ms="520"
    >
      <span className="vd-flying__words" aria-hidden="true">
        {text.place.played[faceOf(top).kind] ?? ''}
      </span>
    </Card>
  )
}

interface Line {
  readonly kind: 'attack' | 'answer' | 'planned'
  readonly path: string
  readonly tip: string
}

/** Arcs from the attacker to the target, and from a Queen that can answer. Decoration: text says the same. */
export function AttackArcs() {
  const { view, narrow, offers } = useDrawn()
  const { draft, pointed } = useChoosing()
  const { question } = view
  const attack = question?.asked === 'queen-answer' ? aimedNow(question) : null
  const queen = offers.row.find(({ does }) => does === 'queen')?.card
  const planned = attack ? null : plannedAim((draft ?? pointed) as Move | null, view, offers)
  const ways = [
    ...(attack ? [['attack', attack.from === view.me ? '.vd-hand' : plateOf(attack.from), '.vd-flying'] as const] : []),
    ...(attack && queen ? [['answer', `[data-piece="${PIECE.hand(queen)}"]`, '.vd-flying'] as const] : []),
    ...(planned ? [['planned', planned.from, planned.to] as const] : []),
  ]
  const drawn = narrow ? '' : JSON.stringify(ways)
  const [lines, draw] = useState<readonly Line[]>([])
  useLayoutEffect(() => {
    const all = drawn === '' ? [] : (JSON.parse(drawn) as typeof ways)
    const trace = (): void => draw(all.flatMap(([kind, from, to]) => traced(kind, from, to)))
    trace()
    if (all.length === 0) return
    const observer = new ResizeObserver(trace)
    for (const part of document.querySelectorAll('.vd-board, .vd-hand')) observer.observe(part)
    return () => observer.disconnect()
  }, [drawn])
  return lines.map(({ kind, path, tip }) => (
    <svg key={`${kind} ${path}`} className="vd-attack" data-kind={kind} aria-hidden="true">
      <path className="vd-attack__shade" d={path} />
      <path className="vd-attack__line" d={path} pathLength={kind === 'attack' ? 1 : undefined} />
      {tip && <path className="vd-attack__tip" d={tip} />}
    </svg>
  ))
}

function plateOf(seat: Seat): string {
  return `[data-travel="plate:${seat}"]`
}

/** The target of a move that is being chosen, pointed at or not confirmed yet. */
function plannedAim(
  move: Move | null,
  { me }: View,
  { card, taking }: { readonly card: Code | null; readonly taking: Code | null },
): { from: string; to: string } | null {
  if (me === null) return null
  const hand = (code: Code): string => `[data-piece="${PIECE.hand(code)}"]`
  const laid = (code: Code): string => `.vd-row [data-travel="card:${code}"]`
  switch (move?.move) {
    case 'jack':
      return { from: hand(move.card), to: plateOf(move.on) }
    case 'swap':
      return { from: plateOf(me), to: plateOf(move.with) }
    case 'king':
      return { from: hand(move.card), to: laid(move.take) }
    case 'take':
      return { from: plateOf(me), to: laid(move.card) }
    default:
      return taking === null ? null : { from: card === null ? plateOf(me) : hand(card), to: laid(taking) }
  }
}

/** The arc between two elements, from the facing edges of their boards. */
function traced(kind: Line['kind'], from: string, to: string): Line[] {
  const frame = document.querySelector('.t-viral-dawn')
  const board = frame?.querySelector('.vd-board')?.getBoundingClientRect()
  const start = boxOf(frame?.querySelector(from))
  const end = boxOf(frame?.querySelector(to))
  if (!board || !start || !end) return []
  const a = edgeOf(start, end)
  const b = kind === 'attack' ? middleOf(end) : edgeOf(end, start)
  const shift = ({ x, y }: Point): Point => ({ x: x - board.left, y: y - board.top })
  const [begin, finish] = [shift(a), shift(b)]
  return [{ kind, path: arcPath(begin, finish), tip: kind === 'attack' ? '' : arcTip(begin, finish, 16) }]
}

/** A piece on a rival's board is reached at the edge of the board. */
function boxOf(element: Element | null | undefined): DOMRect | undefined {
  const isFlying = element?.matches('.vd-flying')
  const rival = isFlying ? null : element?.closest('.vd-place:not(.vd-own)')
  return (rival ?? element)?.getBoundingClientRect()
}

function middleOf({ left, top, width, height }: DOMRect): Point {
  return { x: left + width / 2, y: top + height / 2 }
}

/** The middle of the side that faces the other box. */
function edgeOf(box: DOMRect, other: DOMRect): Point {
  const { x, y } = middleOf(box)
  if (other.left >= box.right) return { x: box.right + GAP, y }
  if (other.right <= box.left) return { x: box.left - GAP, y }
  return other.top >= box.bottom ? { x, y: box.bottom + GAP } : { x, y: box.top - GAP }
}

const GAP = 6
