import { tableText } from '../../text/table.ts'
import { nameOfSeat, seatOfUser } from '../table-setup.ts'
import { failure, type TableRule } from './request.ts'

/** How long the others may take to answer, in ms. Then the question ends as if one of them had declined. */
export const ANSWER_MS = 15_000

/** Asks the others to undo the player's last move and all moves after it. */
export function askUndo(user: string): TableRule {
  return ({ status, setup }, { undo, voters, now }) => {
    const own = seatOfUser(setup, user)
    if (!own) return failure(tableText.spectatorsCannotUndo)
    if (status !== 'playing') return failure(tableText.undoWithoutMatch)
    if (setup.undoOff) return failure(tableText.undoOff)
    if (own.kind === 'bot') return failure(tableText.botPlaysForYou)
    if (setup.pausedBy !== null) return failure(tableText.paused(setup.pausedBy))
    if (setup.undo) return failure(tableText.undoIsAsked(nameOfSeat(setup, setup.undo.seat)))
    if (voters(own.seat).length === 0) return failure(tableText.noOneToAgree)
    const asked = undo(own.seat, setup.undoAsked?.[own.seat])
    if (!asked.ok) return asked
    const { ok: _, ...question } = asked
    const undoAsked = { ...setup.undoAsked, [own.seat]: question.stay + question.moves }
    return {
      setup: { ...setup, undoAsked, undo: { seat: own.seat, ...question, users: [], until: now + ANSWER_MS } },
    }
  }
}
