import type { BoardPart, Seat, SeatSpec } from '@holdout/engine'

/** The parts of a board by where they are drawn. */
export interface PieceLayout {
  /** The other seats with their parts, clockwise from the viewer. */
  readonly others: readonly { readonly seat: Seat; readonly parts: readonly BoardPart[] }[]
  /** The middle of the table. */
  readonly middle: readonly BoardPart[]
  /** The viewer's parts without cards. */
  readonly own: readonly BoardPart[]
  /** The viewer's parts with cards, always in view. */
  readonly hand: readonly BoardPart[]
}

/** `who` is the viewer's seat, or `table`. */
export function layoutOf(
  board: readonly BoardPart[],
  seats: readonly Pick<SeatSpec, 'seat'>[],
  who: string,
): PieceLayout {
  const all = seats.map(({ seat }) => seat)
  const at = all.indexOf(who)
  const clockwise = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))]
  const of = (seat: Seat): readonly BoardPart[] => board.filter(part => part.seat === seat)
  const mine = of(who)
  return {
    others: clockwise.map(seat => ({ seat, parts: of(seat) })).filter(({ parts }) => parts.length > 0),
    middle: board.filter(({ seat }) => seat === undefined || !all.includes(seat)),
    own: mine.filter(part => !hasCards(part)),
    hand: mine.filter(hasCards),
  }
}

function hasCards({ pieces = [] }: BoardPart): boolean {
  return pieces.some(({ kind }) => kind === 'card')
}
