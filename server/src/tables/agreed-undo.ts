import type { AnyMove, Seat } from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'
import type { TableSetup, UndoQuestion } from '../store/store.ts'
import { noteText } from '../text/table.ts'
import type { TableRule } from './requests/request.ts'
import { answersTo, isAgreed, nameOfSeat, type Voters, withNote, withoutUndo } from './table-setup.ts'

/** The log entry of an agreed undo, in place of a move. No game has a move of this name. */
const AGREED_UNDO = 'agreed-undo'

export function agreedUndoMove(stay: number): AnyMove {
  return { move: AGREED_UNDO, stay } as AnyMove
}

/** The number of moves that stay after an agreed undo; null for a move of the game. */
export function stayingMoves(move: AnyMove): number | null {
  return move.move === AGREED_UNDO ? Number((move as { stay?: unknown }).stay) : null
}

/** Ends the question after the moves were undone, or without an answer of all. */
export function endUndo(isUndone: boolean): TableRule {
  return ({ setup }, { now }) => {
    const { undo } = setup
    if (!undo) return { ok: true }
    const ended = withoutUndo(setup)
    if (!isUndone) return { setup: withUndoNote(ended, undo, now, 'undoUnanswered') }
    return { setup: withUndoNote(withFewerMoves(ended, undo.stay), undo, now, 'undoAgreed') }
  }
}

/** Earlier questions were asked at moves that are undone now. */
function withFewerMoves(setup: TableSetup, stay: number): TableSetup {
  const asked = Object.entries(setup.undoAsked ?? {}).map(([seat, moves]) => [seat, Math.min(moves, stay)] as const)
  return { ...setup, undoAsked: Object.fromEntries(asked) }
}

/** Adds to the notes of the table what was asked and how it ended: the log of the match no longer has these moves. */
export function withUndoNote(
  setup: TableSetup,
  { seat, what = '', moves }: UndoQuestion,
  now: number,
  end: 'undoAgreed' | 'undoDeclined' | 'undoWithdrawn' | 'undoUnanswered',
): TableSetup {
  const user = setup.seats.find(one => one.seat === seat)?.user ?? null
  return withNote(setup, now, noteText[end](nameOfSeat(setup, seat), what, moves), user)
}

/** Whether all others agree to the open question. */
export function isUndoAgreed({ undo }: TableSetup, consenters: (seat: Seat) => Voters): boolean {
  return undo !== undefined && isAgreed(undo.users, consenters(undo.seat))
}

/** The question as everyone at the table sees it; null if there is none. */
export function undoInfo(
  setup: TableSetup,
  voters: Voters,
  user: string | null,
): NonNullable<TableInfo['undo']> | null {
  const { undo } = setup
  if (!undo) return null
  const { seat, moves, what = '', until } = undo
  return { seat, moves, what, ...(until === undefined ? {} : { until }), ...answersTo(setup, undo.users, voters, user) }
}
