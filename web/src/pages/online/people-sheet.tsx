import type { RemoteTable } from '@holdout/client'
import type { TableInfo } from '@holdout/protocol'
import { useLocation } from 'wouter'
import { Sheet } from '../../parts/sheet.tsx'
import { onlineTableText } from '../../text/online-table.ts'
import { Chat } from './chat.tsx'
import { Invite } from './invite.tsx'
import { SeatRow } from './seat-row.tsx'
import { Spectators } from './spectators.tsx'

/** The people at a table: seats, spectators, chat, the invitation for spectators, and the button to leave. */
export function PeopleSheet({
  client,
  table,
  close,
}: {
  readonly client: RemoteTable
  readonly table: TableInfo
  readonly close: () => void
}) {
  const [, go] = useLocation()
  const mine = table.seats.find(({ you }) => you)
  const leave = (): void => {
    void client.request({ type: 'leave' }) // the answer is not needed: the page closes its connection
    go('/online')
  }
  return (
    <Sheet title={onlineTableText.atThisTable} close={close}>
      <div className="people-sheet">
        <ul className="seats">
          {table.seats.map((seat, place) => (
            <SeatRow key={seat.seat} seat={seat} place={place} />
          ))}
        </ul>
        <Spectators table={table} />
        <h3>{onlineTableText.chat}</h3>
        <Chat client={client} />
        {table.spectators && table.status === 'playing' && (
          <>
            <h3>{onlineTableText.inviteSpectators}</h3>
            <Invite id={table.id} />
          </>
        )}
        <button type="button" className="button button--quiet" onClick={leave}>
          {mine && table.status === 'playing' ? onlineTableText.leaveMatch : onlineTableText.leave}
        </button>
      </div>
    </Sheet>
  )
}
