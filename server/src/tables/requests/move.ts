import type { AnyMove } from '@holdout/engine'
import { tableText } from '../../text/table.ts'
import { stayingMoves } from '../agreed-undo.ts'
import type { LiveTable } from '../live-table.ts'
import { failure, type RequestId, type RequestResult } from './request.ts'

/**
 * Makes a player's move, or undoes their last one (`move` null). It counts when it is stored; a retry with the same id
 * does not repeat it.
 */
export function makeMove(table: LiveTable, by: RequestId, move: AnyMove | null): Promise<RequestResult> {
  // Only the table itself writes this entry, after all have agreed.
  if (move && stayingMoves(move) !== null) return Promise.resolve(failure(tableText.notAMove))
  return table.inTurn(() => {
    const { state, log, timer } = table
    const seat = state.seatToPlay(by.user)
    if (typeof seat !== 'string') return seat
    // Later than the allowed lag: the time-out comes first.
    const due = timer.timeOut()
    if (!due) return log.append(seat, move, by.request)
    return log.appendOnce(due.seat, due.move, due.id).then(() => log.append(seat, move, by.request))
  })
}
