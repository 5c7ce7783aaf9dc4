import type { BoardPiece } from '@holdout/engine'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { useSession } from '../../table/session.ts'
import { movePointer } from '../../table/use-pointed.ts'
import { text } from './text.ts'
import type { SceneChange } from './use-changes.ts'
import type { Touch } from './use-touch.ts'

/** What the drawing of pieces needs of the table. */
export interface Drawing {
  readonly touch: Touch
  readonly changes: SceneChange
}

/** A piece: a button if it can be pressed or says why not, otherwise a picture. */
export function Piece({ piece, drawing, digit }: { piece: BoardPiece; drawing: Drawing; digit?: number | undefined }) {
  const { kind, faceDown, tone } = piece
  return (
    <Pressable
      id={piece.id}
      name={text.piece(piece)}
      className={`gt-piece gt-${kind} ${kind === 'card' && !faceDown ? 'paper' : ''} ${faceDown ? 'is-down' : ''}`}
      tone={tone}
      drawing={drawing}
      digit={digit}
    >
      {FACES[kind](piece)}
      {tone && (
        <span className="gt-tone" aria-hidden="true">
          {tone === 'good' ? '+' : '!'}
        </span>
      )}
    </Pressable>
  )
}

/** Something with an id that moves can name: a piece or a seat. */
export function Pressable(props: {
  readonly id: string
  readonly name: string
  readonly className: string
  readonly drawing: Drawing
  readonly children: ReactNode
  readonly tone?: BoardPiece['tone']
  readonly digit?: number | undefined
}) {
  const { why } = useSession()
  const { touch, changes } = props.drawing
  const target = touch.of(props.id)
  const { reason } = target
  const mark = `${target.can ? 'can' : ''} ${target.chosen ? 'is-chosen' : ''} ${target.hinted ? 'is-hinted' : ''}`
  const look = {
    className: `gt-target ${props.className} ${mark}`,
    'data-tone': props.tone,
    'data-changed': changes.ids.has(props.id) ? changes.beat : undefined,
  }
  if (!target.live && reason === null)
    return (
      <span {...look} role="img" aria-label={props.name}>
        {props.children}
      </span>
    )
  return (
    <button
      type="button"
      {...look}
      data-piece={props.id}
      aria-label={reason ? text.barred(props.name, reason.text) : props.name}
      aria-pressed={reason ? undefined : target.chosen}
      aria-disabled={reason ? true : undefined}
      aria-keyshortcuts={props.digit === undefined ? undefined : String(props.digit)}
      title={reason?.text}
      {...movePointer(target.only)}
      // Enter and Space click without a mouse button: `detail` counts the presses of a pointer.
      onClick={(event: MouseEvent) => (reason ? why(reason) : target.press(event.detail === 0))}
    >
      {props.children}
    </button>
  )
}

const FACES: Readonly<Record<BoardPiece['kind'], (piece: BoardPiece) => ReactNode>> = {
  card: ({ title, text: does, mark, faceDown }) =>
    faceDown ? (
      <>
        <span className="back gt-back" />
        <span className="gt-title">{title}</span>
      </>
    ) : (
      <>
        {mark !== undefined && <b className="gt-mark">{mark}</b>}
        <span className="gt-title">{title}</span>
        {does !== undefined && <span className="gt-text">{does}</span>}
      </>
    ),
  pile: ({ title, count, faceDown, mark, top }) => (
    <>
      <span className={`gt-stack ${count === 0 ? 'is-empty' : ''}`} data-deep={count === undefined || count > 1}>
        {count !== 0 && <span className={faceDown ? 'back' : 'paper'}>{mark ?? top}</span>}
        {count !== undefined && <b className="gt-count">{count === 0 ? text.empty : count}</b>}
      </span>
      <span className="gt-title">{title}</span>
    </>
  ),
  counter: ({ title, count = 0, most }) => (
    <>
      <span className="gt-title">{title}</span>
      <b className="gt-count">{most === undefined ? count : text.of(count, most)}</b>
      {most !== undefined && <Bar count={count} most={most} />}
    </>
  ),
  token: ({ title, mark, count }) => (
    <>
      {mark !== undefined && <b className="gt-mark">{mark}</b>}
      <span className="gt-title">{title}</span>
      {count !== undefined && <b className="gt-count">{text.times(count)}</b>}
    </>
  ),
  place: ({ title, text: does, mark, count, most }) => (
    <>
      <span className="gt-head">
        {mark !== undefined && <b className="gt-mark">{mark}</b>}
        <span className="gt-title">{title}</span>
        {count !== undefined && <b className="gt-count">{most === undefined ? count : text.of(count, most)}</b>}
      </span>
      {does !== undefined && <span className="gt-text">{does}</span>}
      {count !== undefined && most !== undefined && <Bar count={count} most={most} />}
    </>
  ),
}

/** Up to this value a bar has one step for each. */
const MOST_STEPS = 12

function Bar({ count, most }: { readonly count: number; readonly most: number }) {
  const part = Math.min(1, Math.max(0, count / Math.max(1, most)))
  return (
    <span
      className="gt-bar"
      aria-hidden="true"
      style={{ '--part': part, '--steps': most <= MOST_STEPS ? most : 1 } as CSSProperties}
    />
  )
}
