import { tableText } from '../../text/table.ts'
import { stopped } from '../agreed-stop.ts'
import { nameOfSeat, seatOfUser } from '../table-setup.ts'
import { failure, type TableRule } from './request.ts'

/** Asks the other people to stop the match. The game goes on until they answer, so that no one gains time by asking. */
export function askStop(user: string): TableRule {
  return ({ status, setup }, { consenters, now }) => {
    const own = seatOfUser(setup, user)
    if (!own) return failure(tableText.onlyPlayers)
    if (status !== 'playing') return failure(tableText.stopWithoutMatch)
    if (setup.stop) return failure(tableText.stopIsAsked(nameOfSeat(setup, setup.stop.seat)))
    const asked = { ...setup, stop: { seat: own.seat, users: [] } }
    return consenters(own.seat).length === 0 ? stopped(asked, own.seat, now) : { setup: asked }
  }
}
