const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** A seat's badge: color, letter and shape, so that none of them is needed alone. `place` counts from 0. */
export function SeatBadge({ place }: { readonly place: number }) {
  const letter = LETTERS[place % LETTERS.length]
  return (
    <span className={`seat seat--${letter}`} aria-hidden="true">
      <span>{letter.toUpperCase()}</span>
    </span>
  )
}

export function seatColor(place: number): string {
  return `var(--seat-${LETTERS[place % LETTERS.length]})`
}
