import type { SeatInfo } from '@holdout/protocol'
import type { ReactNode } from 'react'
import { SeatBadge } from '../../parts/seat-badge.tsx'
import { botTitle } from './bot-words.ts'

/** One seat: who has it, and whether they are here. */
export function SeatRow({
  seat,
  place,
  children,
}: {
  readonly seat: SeatInfo
  readonly place: number
  /** What may be done about it. */
  readonly children?: ReactNode
}) {
  const isBot = seat.kind === 'bot' && !seat.standIn
  return (
    <li className="seats__row" data-kind={seat.kind}>
      <SeatBadge place={place} />
      <span className="seats__who">
        <b>{seat.kind === 'open' ? 'Free' : seat.name}</b>
        <small>
          {isBot ? botTitle(seat.level) : seat.title}
          {seat.you && ' · you'}
          {seat.kind === 'person' && !seat.you && <Presence here={seat.here} />}
          {seat.standIn && ' · a bot plays for them'}
          {seat.silenced && ' · silenced'}
        </small>
      </span>
      {children}
    </li>
  )
}

function Presence({ here }: { readonly here: boolean }) {
  return (
    <span className="presence" data-here={here}>
      {here ? 'here' : 'away'}
    </span>
  )
}
