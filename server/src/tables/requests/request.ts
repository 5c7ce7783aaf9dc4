import { BOT_LEVELS } from '@holdout/bots'
import type { Rejection, Result, Seat } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { StoredTable, TableSetup, UndoQuestion } from '../../store/store.ts'
import { tableText } from '../../text/table.ts'

/** The result of a request: success, for a move with its entry number, or the reason why it failed. */
export type RequestResult = Result<{ readonly seq?: number }>

export const failure = (text: string, rule: string | null = null): Rejection => ({ ok: false, rule, text })

export function noSuchSeat({ seats }: TableSetup, seat: Seat): RequestResult {
  return failure(
    tableText.noSuchSeat(
      seat,
      seats.map(one => one.seat),
    ),
  )
}

export function noSuchBot(level: string): RequestResult {
  return failure(tableText.noSuchBot(level, BOT_LEVELS))
}

/** A change of a table by a request other than a move. */
export type TableChange = Partial<Pick<StoredTable, 'setup' | 'status' | 'outcome'>>

/** The user and id of a request, so that a retry is not applied twice. */
export interface RequestId {
  readonly user: string
  readonly request: string
}

/** Facts that table rules need besides the stored table. */
export interface RuleContext {
  readonly game: AnyKnownGame
  readonly now: number
  /** How long a player may be away before the others decide, in ms. */
  readonly awayAfter: number
  /** When the others may decide about a seat; null if the game is not waiting for it. */
  readonly awayUntil: (seat: Seat) => number | null
  /** The users who must agree to end the match because a seat is away. */
  readonly voters: (seat: Seat) => readonly string[]
  /** The users who must agree if the player of `seat` asks to undo moves or to stop the match. */
  readonly consenters: (seat: Seat) => readonly string[]
  /**
   * What an undo of the seat's last move would take back, if the others agree; or why it cannot be asked for. `before`:
   * the number of moves when the seat asked last.
   */
  readonly undo: (seat: Seat, before?: number) => Result<Pick<UndoQuestion, 'seq' | 'stay' | 'moves' | 'what'>>
  /** The acting host. */
  readonly host: TableSetup['host']
}

/**
 * A request other than a move: the change of the table, or a result without one. It may run twice, so it has no side
 * effects.
 */
export type TableRule = (stored: StoredTable, table: RuleContext) => RequestResult | TableChange
