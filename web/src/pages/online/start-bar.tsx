import type { RemoteTable } from '@holdout/client'
import type { Result } from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'
import { tablesText } from '../../text/tables.ts'
import { waitingRoomText } from '../../text/waiting-room.ts'

/** Whether the match can start, and the start buttons of the host: without the free seats, or with bots in them. */
export function StartBar({
  client,
  table,
  showError,
}: {
  readonly client: RemoteTable
  readonly table: TableInfo
  readonly showError: (answer: Promise<Result>) => void
}) {
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  const players = table.seats.length - open
  const people = table.seats.some(({ kind }) => kind === 'person')
  const canShrink = open > 0 && people && table.seatRange !== null && players >= table.seatRange.min
  return (
    <div className="waiting-room__dock">
      <p>{statusOf(table, open)}</p>
      {table.youHost && (
        <span className="waiting-room__starts">
          {open > 0 && people && (
            <button type="button" className="button" onClick={() => showError(client.start({ fill: 'medium' }))}>
              {waitingRoomText.startWithBots}
            </button>
          )}
          {canShrink ? (
            <button
              type="button"
              className="button button--main"
              onClick={() => showError(client.start({ with: players }))}
            >
              {waitingRoomText.startWith(players)}
            </button>
          ) : (
            <button
              type="button"
              className="button button--main"
              disabled={open > 0}
              onClick={() => showError(client.start())}
            >
              {waitingRoomText.startGame}
            </button>
          )}
        </span>
      )}
    </div>
  )
}

function statusOf(table: TableInfo, open: number): string {
  const seated = table.seats.some(({ you }) => you)
  const held = table.seats.flatMap(({ heldFor }) => (heldFor ? [heldFor.you ? tablesText.you : heldFor.name] : []))
  if (held.length > 0) return waitingRoomText.waitingFor(held)
  if (open > 0) return waitingRoomText.freeSeats(open)
  if (table.youHost) return waitingRoomText.allTaken
  if (seated || table.spectators) return waitingRoomText.hostCanStart(table.host)
  return waitingRoomText.noRoom
}
