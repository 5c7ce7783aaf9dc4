import type { ReactNode, Ref } from 'react'
import './standee.css'

/** A player's pawn: a cardboard standee with a portrait and a name. Lies on its side while `lies`. */
export function Standee({
  at,
  name,
  note,
  lies = false,
  portrait,
  className = '',
  ...rest
}: {
  /** The element, for its steps. */
  readonly at: Ref<HTMLDivElement>
  readonly name: string
  /** Its state in a word or two. */
  readonly note?: string
  readonly lies?: boolean
  readonly portrait: ReactNode
  readonly className?: string
  readonly 'aria-label': string
  readonly 'data-names'?: string | undefined
}) {
  return (
    <div
      ref={at}
      className={`kit-standee ${className}`}
      data-lies={lies || undefined}
      data-own-place
      role="img"
      {...rest}
    >
      <span className="kit-standee__face">{portrait}</span>
      <b>{name}</b>
      {note && <em>{note}</em>}
    </div>
  )
}
