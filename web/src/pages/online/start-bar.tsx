import type { TableInfo } from '@holdout/protocol'
import type { OnlineTable } from '../../client/online-table.ts'
import type { Answer } from '../../client/table-client.ts'

/** Whether the match can start, and for the host the ways to start it: with everyone who came, or with bots on the free seats. */
export function StartBar({
  client,
  table,
  told,
}: {
  readonly client: OnlineTable
  readonly table: TableInfo
  readonly told: (answer: Promise<Answer>) => void
}) {
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  const players = table.seats.length - open
  const people = table.seats.some(({ kind }) => kind === 'person')
  const canShrink = open > 0 && people && table.seatRange !== null && players >= table.seatRange.min
  return (
    <div className="gathering__dock">
      <p>{waitingFor(table, open)}</p>
      {table.youHost && (
        <span className="gathering__starts">
          {open > 0 && people && (
            <button type="button" className="button" onClick={() => told(client.start({ fill: 'greedy' }))}>
              Fill with bots and start
            </button>
          )}
          {canShrink ? (
            <button type="button" className="button button--main" onClick={() => told(client.start({ with: players }))}>
              Start with {players}
            </button>
          ) : (
            <button
              type="button"
              className="button button--main"
              disabled={open > 0}
              onClick={() => told(client.start())}
            >
              Start the night
            </button>
          )}
        </span>
      )}
    </div>
  )
}

function waitingFor(table: TableInfo, open: number): string {
  const seated = table.seats.some(({ you }) => you)
  if (open > 0) return `${open === 1 ? '1 seat is' : `${open} seats are`} free.`
  if (table.youHost) return 'All seats are taken.'
  if (seated || table.spectators) return `All seats are taken. ${table.host} can start.`
  return 'All seats are taken, and this table does not allow spectators.'
}
