import type { SeatInfo, TableInfo } from '@holdout/protocol'
import type { Me } from '../../client/api.ts'
import type { OnlineTable } from '../../client/online-table.ts'
import type { Answer } from '../../client/table-client.ts'
import { BOTS } from './bot-words.ts'

/** What may be done about one seat before the start: sit down, stand up; for the host also a bot, and an empty or removed seat. */
export function SeatActs({
  client,
  table,
  seat,
  place,
  me,
  told,
}: {
  readonly client: OnlineTable
  readonly table: TableInfo
  readonly seat: SeatInfo
  readonly place: number
  readonly me: Me
  readonly told: (answer: Promise<Answer>) => void
}) {
  const { seats, seatRange, youHost } = table
  const letter = String.fromCharCode(65 + place)
  const seated = seats.some(({ you }) => you)
  const freed = table.freed.find(({ you }) => you)
  const maySit = !freed || (freed.maySit && freed.seat !== seat.seat)
  const { by } = seat
  return (
    <span className="seats__acts">
      {seat.kind === 'open' && maySit && (
        <button
          type="button"
          className={seated ? 'button' : 'button button--open'}
          aria-label={`Sit here: seat ${letter}`}
          onClick={() => told(client.sit(seat.seat, me.name))}
        >
          Sit here
        </button>
      )}
      {seat.you && (
        <button type="button" className="button" onClick={() => told(client.stand())}>
          Stand up
        </button>
      )}
      {youHost && seat.kind === 'person' && !seat.you && by !== null && (
        <button
          type="button"
          className="button button--quiet"
          aria-label={`Unseat ${seat.name}`}
          onClick={() => told(client.freeSeat(seat.seat, by))}
        >
          Unseat
        </button>
      )}
      {youHost && seat.kind !== 'person' && (
        <select
          className="select"
          aria-label={`Who sits in seat ${letter}`}
          value={seat.level ?? ''}
          onChange={event => told(client.setBot(seat.seat, event.target.value || null))}
        >
          <option value="">Free seat</option>
          {BOTS.map(([level, words]) => (
            <option key={level} value={level}>
              {words}
            </option>
          ))}
        </select>
      )}
      {youHost && seat.kind !== 'person' && seatRange && seats.length > seatRange.min && (
        <button
          type="button"
          className="button button--quiet seats__remove"
          aria-label={`Remove seat ${letter}`}
          title="Remove this seat"
          onClick={() => told(client.removeSeat(seat.seat, seats.length))}
        >
          ✕
        </button>
      )}
    </span>
  )
}
