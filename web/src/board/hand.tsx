import type { CSSProperties, ReactNode } from 'react'
import { startDrag } from './drag.ts'
import './hand.css'

/**
 * A hand of cards as a fan. It closes as far as its place is narrow; a chosen card rises out of it, and can be dragged
 * onto a piece.
 */
export function HandFan({
  label,
  empty,
  children,
}: {
  readonly label: string
  /** The words for a hand without cards. */
  readonly empty: string
  /** One element for each card, with its key. */
  readonly children: readonly { readonly key: string; readonly card: ReactNode }[]
}) {
  return (
    <ul
      className="kit-hand"
      aria-label={label}
      style={{ '--n': children.length } as CSSProperties}
      onPointerDown={startDrag}
    >
      {children.map(({ key, card }, i) => (
        <li key={key} style={{ '--i': i } as CSSProperties}>
          {card}
        </li>
      ))}
      {children.length === 0 && <li className="kit-hand__none">{empty}</li>}
    </ul>
  )
}
