import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../parts/icon.tsx'
import './card.css'

/** How a card counts where it lies: a dark or a light foot with an icon, words, or both. */
export interface CardFoot {
  readonly tone: 'dark' | 'light'
  readonly icon?: string
  readonly words?: string
}

/** The printed parts of a card. All are optional: a card without any is blank paper. */
export interface CardPrinted {
  /** The text in the upper left corner, such as a rank. */
  readonly corner?: string
  /** The icon in the upper right corner, such as a suit. */
  readonly sign?: string | undefined
  readonly picture?: string
  /** The id of the card: it is explained where the pointer rests. */
  readonly names?: string
  readonly foot?: CardFoot | null
}

type Look = { readonly [data: `data-${string}`]: string | number | boolean | undefined }

/**
 * A card of paper: a button if it can be pressed, otherwise a picture with a name. Its width is `--w` of the parent.
 * `children` lie on the print, such as a note or a mark.
 */
export function Card({
  printed,
  button,
  label,
  className = '',
  children,
  ...look
}: {
  readonly printed: CardPrinted
  /** The attributes of the button; null or missing for a card that cannot be pressed. */
  readonly button?: ComponentProps<'button'> | null
  /** The accessible name; null if the element around it has one. */
  readonly label: string | null
  readonly className?: string
  readonly children?: ReactNode
} & Look) {
  const inside = (
    <>
      <Print of={printed} />
      {children}
    </>
  )
  if (button)
    return (
      <button {...button} {...look} className={`kit-card ${className}`} aria-label={label ?? undefined}>
        {inside}
      </button>
    )
  return label === null ? (
    <span {...look} className={`kit-card ${className}`} aria-hidden="true">
      {inside}
    </span>
  ) : (
    <span {...look} className={`kit-card ${className}`} role="img" aria-label={label}>
      {inside}
    </span>
  )
}

function Print({ of: { corner, sign, picture, names, foot } }: { readonly of: CardPrinted }) {
  return (
    <>
      {corner && (
        <b className="kit-card__corner" aria-hidden="true">
          {corner}
        </b>
      )}
      {sign && (
        <span className="kit-card__sign">
          <Icon of={sign} />
        </span>
      )}
      {picture && (
        <span className="kit-card__picture">
          <Icon of={picture} {...(names ? { names } : {})} />
        </span>
      )}
      {foot && (
        <span className="kit-card__foot" data-tone={foot.tone} aria-hidden="true">
          {foot.icon && <Icon of={foot.icon} />}
          {foot.words && <span>{foot.words}</span>}
        </span>
      )}
    </>
  )
}

/** A dashed slot of the size of a card: a card is missing here, or can be put here. */
export function CardSlot({
  button,
  className = '',
  children,
}: {
  readonly button?: ComponentProps<'button'> | null
  readonly className?: string
  readonly children: ReactNode
}) {
  return button ? (
    <button {...button} className={`kit-slot ${className}`}>
      {children}
    </button>
  ) : (
    <span className={`kit-slot ${className}`}>{children}</span>
  )
}

/** A word on the edge of a card, such as "wins" or "target". */
export function CardMark({ tone, children }: { readonly tone: 'good' | 'bad'; readonly children: ReactNode }) {
  return (
    <span className="kit-mark" data-tone={tone} aria-hidden="true">
      {children}
    </span>
  )
}
