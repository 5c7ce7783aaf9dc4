import type { ComponentProps, ReactNode } from 'react'
import './pile.css'

/**
 * A pile on the board: its top card, a back for a pile that lies face down, or a slot if it is empty, with a word and a
 * count below. A button if it can be pressed.
 */
export function Pile({
  word,
  count,
  button,
  className = '',
  more,
  children,
  ...look
}: {
  readonly word: string
  readonly count: number
  readonly button?: ComponentProps<'button'> | null
  /** The state of the pile, such as `can`. */
  readonly className?: string
  /** What else is known of it, below the count. */
  readonly more?: ReactNode
  /** The top card. A pile without it lies face down. */
  readonly children?: ReactNode
} & { readonly [data: `data-${string}`]: string | number | boolean | undefined }) {
  const cards = children ?? <span className="back kit-pile__back" data-few={count < 4} />
  return (
    <div className="kit-pile" {...look}>
      {button ? (
        <button {...button} className={`kit-pile__top ${className}`}>
          {cards}
        </button>
      ) : (
        <span className="kit-pile__top" aria-hidden="true">
          {cards}
        </span>
      )}
      <span>
        {word} <b>{count}</b>
      </span>
      {more}
    </div>
  )
}
