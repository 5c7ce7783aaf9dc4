import type { Seat } from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'
import type { TableSetup } from '../store/store.ts'
import { noteText } from '../text/table.ts'
import type { TableChange, TableRule } from './requests/request.ts'
import {
  answersTo,
  isAgreed,
  nameOfSeat,
  type Voters,
  withNote,
  withoutStop,
  withoutUndo,
  withoutVotes,
} from './table-setup.ts'

/** Counts again after players came or went. Ends the question if the player who asked has left. */
export function recountStop(): TableRule {
  return ({ status, setup }, { consenters, now }) => {
    const { stop } = setup
    if (!stop) return { ok: true }
    const asker = setup.seats.find(({ seat }) => seat === stop.seat)
    if (status !== 'playing' || asker?.user == null || asker.left) return { setup: withoutStop(setup) }
    return isAgreed(stop.users, consenters(stop.seat)) ? stopped(setup, stop.seat, now) : { ok: true }
  }
}

export function stopped(setup: TableSetup, seat: Seat, now: number): TableChange {
  const by = nameOfSeat(setup, seat)
  const agreed = setup.stop?.users.length ?? 0
  const ended = withNote(
    withoutStop(withoutUndo(withoutVotes(setup))),
    now,
    noteText.stopped(by, agreed),
    userOf(setup, seat),
  )
  return { setup: { ...ended, stoppedBy: by }, status: 'over', outcome: 'stopped' }
}

export function userOf({ seats }: TableSetup, seat: Seat): string | null {
  return seats.find(one => one.seat === seat)?.user ?? null
}

/** The question as everyone at the table sees it; null if there is none. */
export function stopInfo(
  setup: TableSetup,
  voters: Voters,
  user: string | null,
): NonNullable<TableInfo['stop']> | null {
  const { stop } = setup
  return stop ? { seat: stop.seat, ...answersTo(setup, stop.users, voters, user) } : null
}
