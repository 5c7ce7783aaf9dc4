import { tableText } from '../../text/table.ts'
import { withUndoNote } from '../agreed-undo.ts'
import type { LiveTable } from '../live-table.ts'
import { seatOfUser, withoutUndo } from '../table-setup.ts'
import { failure, type RequestId, type RequestResult, type TableRule } from './request.ts'

/** Answers the question to undo moves. If all agree, the moves are undone. */
export function answerUndo(table: LiveTable, by: RequestId, agree: boolean): Promise<RequestResult> {
  return table.inTurn(async () => {
    const done = await table.changes.change(withAnswer(by.user, agree), by)
    if (done.ok) await table.changes.followUndo()
    return done
  })
}

/** A player agrees or declines; the player who asked withdraws. */
function withAnswer(user: string, agree: boolean): TableRule {
  return ({ setup }, { now }) => {
    const own = seatOfUser(setup, user)
    if (!own) return failure(tableText.onlyPlayers)
    const { undo } = setup
    if (!undo) return failure(tableText.noUndoAsked)
    if (!agree)
      return {
        setup: withUndoNote(withoutUndo(setup), undo, now, own.seat === undo.seat ? 'undoWithdrawn' : 'undoDeclined'),
      }
    if (own.seat === undo.seat) return failure(tableText.ownUndo)
    return { setup: { ...setup, undo: { ...undo, users: [...undo.users.filter(one => one !== user), user] } } }
  }
}
