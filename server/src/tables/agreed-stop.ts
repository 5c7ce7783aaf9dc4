import type { Seat } from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'
import type { TableSetup } from '../store/store.ts'
import { noteText, tableText } from '../text/table.ts'
import { answersTo, isAgreed, type Voters, withoutStop, withoutUndo, withoutVotes } from './ending.ts'
import { withNote } from './freed.ts'
import type { TableChange } from './leaving.ts'
import { nameOfSeat, seatOfUser } from './seats.ts'
import { failure, type TableRule } from './table-rules.ts'

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

/** A player agrees or declines; the player who asked withdraws. */
export function answerStop(user: string, agree: boolean): TableRule {
  return ({ status, setup }, { consenters, now }) => {
    const own = seatOfUser(setup, user)
    if (!own) return failure(tableText.onlyPlayers)
    const { stop } = setup
    if (!stop || status !== 'playing') return failure(tableText.noStopAsked)
    const isOwn = own.seat === stop.seat
    if (!agree) {
      const text = isOwn ? noteText.stopWithdrawn(own.name) : noteText.stopDeclined(nameOfSeat(setup, stop.seat))
      return { setup: withNote(withoutStop(setup), now, text, userOf(setup, stop.seat)) }
    }
    if (isOwn) return failure(tableText.ownUndo)
    const users = [...stop.users.filter(one => one !== user), user]
    const voted = { ...setup, stop: { ...stop, users } }
    return isAgreed(users, consenters(stop.seat)) ? stopped(voted, stop.seat, now) : { setup: voted }
  }
}

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

function stopped(setup: TableSetup, seat: Seat, now: number): TableChange {
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

function userOf({ seats }: TableSetup, seat: Seat): string | null {
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
