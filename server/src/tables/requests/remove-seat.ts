import type { Seat } from '@holdout/engine'
import { noteText, tableText } from '../../text/table.ts'
import { arrangeError, noted, seatCountError, withSeats } from '../seating.ts'
import { failure, noSuchSeat, type TableRule } from './request.ts'

/** Removes a free seat or a bot's seat. The players behind it move up. */
export function removeSeat(user: string, seat: Seat, seen: number): TableRule {
  return (stored, table) => {
    const refused = arrangeError(stored, table, user) ?? seatCountError(stored, seen)
    if (refused) return refused
    const { setup } = stored
    const found = setup.seats.find(one => one.seat === seat)
    if (!found) return noSuchSeat(setup, seat)
    if (found.kind === 'person') return failure(tableText.seatTakenFreeFirst(found.name))
    const fewer = withSeats(
      setup,
      setup.seats.filter(one => one !== found),
      table,
    )
    return 'ok' in fewer ? fewer : noted(fewer, table, noteText.seatRemoved(seen - 1))
  }
}
