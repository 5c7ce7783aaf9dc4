import { tableText } from '../../text/table.ts'
import { isCooperative, seatOfUser } from '../table-setup.ts'
import { failure, type TableRule } from './request.ts'

/** Pauses or continues a cooperative game: its clocks and bots. */
export function pause(user: string, on: boolean): TableRule {
  return ({ status, setup }, { game }) => {
    const seat = seatOfUser(setup, user)
    if (!seat) return failure(tableText.onlyPlayers)
    if (status !== 'playing') return failure(tableText.nothingToPause)
    if (!isCooperative(game.seats(setup.options))) return failure(tableText.notCooperative)
    return { setup: { ...setup, pausedBy: on ? seat.name : null } }
  }
}
