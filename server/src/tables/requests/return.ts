import { tableText } from '../../text/table.ts'
import { seatOfUser, withSeat } from '../table-setup.ts'
import { failure, type TableRule } from './request.ts'

/** A player takes their seat back from a stand-in. */
export function returnToSeat(user: string): TableRule {
  return ({ setup }) => {
    const seat = seatOfUser(setup, user)
    if (seat?.kind !== 'bot') return failure(tableText.noBotPlaysForYou)
    return { setup: withSeat(setup, seat.seat, { kind: 'person', level: null, left: false }) }
  }
}
