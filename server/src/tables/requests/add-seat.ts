import { noteText } from '../../text/table.ts'
import { arrangeError, noted, seatCountError, withSeats } from '../seating.ts'
import { freeSeat } from '../table-setup.ts'
import type { TableRule } from './request.ts'

/** Adds a free seat at the end. `seen` is the number of seats the host saw, so that clicks in two tabs add only one. */
export function addSeat(user: string, seen: number): TableRule {
  return (stored, table) => {
    const refused = arrangeError(stored, table, user) ?? seatCountError(stored, seen)
    if (refused) return refused
    const { setup } = stored
    const more = withSeats(setup, [...setup.seats, freeSeat({ ...setup.seats[0], seat: '' })], table)
    return 'ok' in more ? more : noted(more, table, noteText.seatAdded(seen + 1))
  }
}
