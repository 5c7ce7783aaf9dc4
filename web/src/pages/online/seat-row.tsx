import type { SeatInfo } from '@holdout/protocol'
import type { ReactNode } from 'react'
import { SeatBadge } from '../../parts/seat-badge.tsx'
import { peopleText } from '../../text/online-table.ts'
import { seatsText } from '../../text/setup.ts'

/** One seat: its player, and whether they are connected. */
export function SeatRow({
  seat,
  place,
  children,
}: {
  readonly seat: SeatInfo
  readonly place: number
  /** The buttons of the seat. */
  readonly children?: ReactNode
}) {
  const isBot = seat.kind === 'bot' && !seat.standIn
  return (
    <li className="seats__row" data-kind={seat.kind}>
      <SeatBadge place={place} />
      <span className="seats__who">
        <b>{seat.heldFor?.name ?? (seat.kind === 'open' ? peopleText.free : seat.name)}</b>
        <small>
          {isBot ? seatsText.botOf(seat.level) : seat.title}
          {seat.you && peopleText.you}
          {seat.heldFor && (seat.heldFor.you ? peopleText.heldForYou : peopleText.held)}
          {seat.kind === 'person' && !seat.you && <Presence here={seat.here} />}
          {seat.standIn && peopleText.standIn}
          {seat.muted && peopleText.muted}
        </small>
      </span>
      {children}
    </li>
  )
}

function Presence({ here }: { readonly here: boolean }) {
  return (
    <span className="presence" data-here={here}>
      {here ? peopleText.online : peopleText.away}
    </span>
  )
}
