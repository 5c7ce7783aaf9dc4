import type { ReactNode } from 'react'
import { Face } from '../parts/face.tsx'
import { SeatBadge } from '../parts/seat-badge.tsx'
import './plate.css'

/** The name plate of a player: portrait with badge, name, what they are doing, and the cards in their hand. */
export function Plate({
  seat,
  name,
  cards,
  says,
  tags = [],
  portrait,
  children,
  ...look
}: {
  /** The number of the seat, from 0: it gives the badge and the color. */
  readonly seat: number
  readonly name: string
  /** How many cards the player holds; null hides them. */
  readonly cards: number | null
  /** The accessible words for the cards. */
  readonly says: string
  /** What holds for the player now, such as "loses 1 turn". */
  readonly tags?: readonly { readonly kind: string; readonly words: string }[]
  /** A picture instead of the player's face. */
  readonly portrait?: ReactNode
  /** What else the player has, below the name. */
  readonly children?: ReactNode
} & { readonly [data: `data-${string}`]: string | number | undefined }) {
  return (
    <header className="kit-plate" {...look}>
      <span className="kit-plate__portrait" aria-hidden="true">
        {portrait ?? (
          <>
            <Someone />
            <Face name={name} />
          </>
        )}
        <SeatBadge place={seat} />
      </span>
      <div className="kit-plate__words">
        <strong className="kit-plate__name">{name}</strong>
        {children}
      </div>
      {tags.map(({ kind, words }) => (
        <span key={kind} className="kit-tag" data-kind={kind}>
          {words}
        </span>
      ))}
      {cards !== null && (
        <span className="kit-plate__hand">
          <span className="kit-plate__backs" aria-hidden="true">
            {Array.from({ length: cards }, (_, i) => (
              <i key={i} />
            ))}
          </span>
          <b aria-hidden="true">{cards}</b>
          <span className="visually-hidden">{says}</span>
        </span>
      )}
    </header>
  )
}

/** A player without a face of their own. */
function Someone() {
  return (
    <svg className="face" viewBox="0 0 64 64" aria-hidden="true">
      <circle className="kit-plate__ground" cx="32" cy="32" r="32" />
      <circle cx="32" cy="27" r="11" fill="currentColor" />
      <path d="M11 56q3-17 21-17t21 17q-9 8-21 8t-21-8z" fill="currentColor" />
    </svg>
  )
}
