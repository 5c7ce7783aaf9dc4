import { tableText } from '../../text/table.ts'
import { freeSeat, seatOfUser, withSeat } from '../table-setup.ts'
import { failure, type TableRule } from './request.ts'

/** Leaves the seat but not the table. Before the start the seat is free; after it, the others decide about it. */
export function stand(user: string): TableRule {
  return ({ status, setup }) => {
    const seat = seatOfUser(setup, user)
    if (!seat) return failure(tableText.noSeat)
    return { setup: withSeat(setup, seat.seat, status === 'waiting' ? freeSeat(seat) : { left: true }) }
  }
}
