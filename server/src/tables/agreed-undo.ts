import type { AnyMove, Seat } from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'
import type { TableSetup, UndoQuestion } from '../store/store.ts'
import { noteText, tableText } from '../text/table.ts'
import { answersTo, isAgreed, type Voters, withoutUndo } from './ending.ts'
import { withNote } from './freed.ts'
import { nameOfSeat, seatOfUser } from './seats.ts'
import { failure, type TableRule } from './table-rules.ts'

/** The log entry of an agreed undo, in place of a move. No game has a move of this name. */
const AGREED_UNDO = 'agreed-undo'

export function agreedUndoMove(stay: number): AnyMove {
  return { move: AGREED_UNDO, stay } as AnyMove
}

/** The number of moves that stay after an agreed undo; null for a move of the game. */
export function stayingMoves(move: AnyMove): number | null {
  return move.move === AGREED_UNDO ? Number((move as { stay?: unknown }).stay) : null
}

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

/** A player agrees or declines; the player who asked withdraws. */
export function answerUndo(user: string, agree: boolean): TableRule {
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
function withUndoNote(
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
