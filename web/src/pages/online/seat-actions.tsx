import type { RemoteTable } from '@holdout/client'
import type { Result } from '@holdout/engine'
import type { SeatInfo, TableInfo } from '@holdout/protocol'
import type { Me } from '../../client/api.ts'
import { useOptionalGameInfo } from '../../client/game-info.ts'
import { seatsText } from '../../text/setup.ts'
import { seatActionsText } from '../../text/waiting-room.ts'
import { botsFor } from './bots.ts'

/** The value of a held seat in the host's list. */
const HELD = 'held'

/** The buttons of a seat in the waiting room: sit, stand up; for the host also remove the player, set a bot, remove the seat. */
export function SeatActions({
  client,
  table,
  seat,
  place,
  me,
  showError,
}: {
  readonly client: RemoteTable
  readonly table: TableInfo
  readonly seat: SeatInfo
  readonly place: number
  readonly me: Me
  readonly showError: (answer: Promise<Result>) => void
}) {
  const { seats, seatRange, youHost } = table
  const info = useOptionalGameInfo(table.game)
  const letter = String.fromCharCode(65 + place)
  const seated = seats.some(({ you }) => you)
  const freed = table.freed.find(({ you }) => you)
  const { by, heldFor } = seat
  const maySit = (!freed || (freed.maySit && freed.seat !== seat.seat)) && (!heldFor || heldFor.you)
  return (
    <span className="seats__acts">
      {seat.kind === 'open' && maySit && (
        <button
          type="button"
          className={seated ? 'button' : 'button button--open'}
          aria-label={seatActionsText.sitIn(letter)}
          onClick={() => showError(client.sit(seat.seat, me.name))}
        >
          {seatActionsText.sit}
        </button>
      )}
      {seat.you && (
        <button type="button" className="button" onClick={() => showError(client.request({ type: 'stand' }))}>
          {seatActionsText.stand}
        </button>
      )}
      {youHost && seat.kind === 'person' && !seat.you && by !== null && (
        <button
          type="button"
          className="button button--quiet"
          aria-label={seatActionsText.removePlayerName(seat.name)}
          onClick={() => showError(client.request({ type: 'free-seat', seat: seat.seat, by }))}
        >
          {seatActionsText.removePlayer}
        </button>
      )}
      {youHost && seat.kind !== 'person' && (
        <select
          className="select"
          aria-label={seatsText.playerIn(letter)}
          value={seat.level ?? (heldFor ? HELD : '')}
          onChange={event =>
            showError(client.request({ type: 'bot', seat: seat.seat, level: event.target.value || null }))
          }
        >
          {heldFor && (
            <option value={HELD} disabled>
              {seatActionsText.heldFor(heldFor.name)}
            </option>
          )}
          <option value="">{seatsText.freeSeat}</option>
          {botsFor(info?.levels ?? [], seat.level).map(([level, title]) => (
            <option key={level} value={level}>
              {title}
            </option>
          ))}
        </select>
      )}
      {youHost && seat.kind !== 'person' && seatRange && seats.length > seatRange.min && (
        <button
          type="button"
          className="button button--quiet seats__remove"
          aria-label={seatsText.remove(letter)}
          title={seatActionsText.removeSeat}
          onClick={() => showError(client.request({ type: 'remove-seat', seat: seat.seat, seats: seats.length }))}
        >
          ✕
        </button>
      )}
    </span>
  )
}
