import type { TableInfo } from '@holdout/protocol'
import { useLocation } from 'wouter'
import type { OnlineTable } from '../../client/online-table.ts'
import { Sheet } from '../../parts/sheet.tsx'
import { Chat } from './chat.tsx'
import { Invite } from './invite.tsx'
import { SeatRow } from './seat-row.tsx'
import { Watching } from './watching.tsx'

/** Everything about the people at a table: who is here, what they say, how others come to look, and the way out. */
export function CompanySheet({
  client,
  table,
  close,
}: {
  readonly client: OnlineTable
  readonly table: TableInfo
  readonly close: () => void
}) {
  const [, go] = useLocation()
  const mine = table.seats.find(({ you }) => you)
  const leave = (): void => {
    void client.leave() // the answer finds nobody any more; that the page is gone tells the others
    go('/online')
  }
  return (
    <Sheet title="At this table" close={close}>
      <div className="company">
        <ul className="seats">
          {table.seats.map((seat, place) => (
            <SeatRow key={seat.seat} seat={seat} place={place} />
          ))}
        </ul>
        <Watching table={table} />
        <h3>Chat</h3>
        <Chat client={client} />
        {table.spectators && table.status === 'playing' && (
          <>
            <h3>Let somebody watch</h3>
            <Invite id={table.id} />
          </>
        )}
        <button type="button" className="button button--quiet" onClick={leave}>
          {mine && table.status === 'playing' ? 'Leave: your seat waits for you a while' : 'Leave the table'}
        </button>
      </div>
    </Sheet>
  )
}
