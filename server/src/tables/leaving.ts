import type { StoredSeat, StoredTable, TableSetup } from '../store/store.ts'
import { DELETED_USER } from '../text/table.ts'
import { withoutStop, withoutUndo, withoutVotes } from './ending.ts'
import { wasFreed, withoutPerson, withPersonMoved } from './freed.ts'
import { isMuted, mute, mutedAt, unmute } from './muting.ts'
import { freeSeat, seatOfUser, withSeat } from './seats.ts'

/** A change of a table by a request other than a move. */
export type TableChange = Partial<Pick<StoredTable, 'setup' | 'status' | 'outcome'>>

const ABANDONED = { status: 'over', outcome: 'abandoned' } as const

/** Removes a person from a table before the start; null if they have no seat and are not the host. */
export function withoutLeaver({ setup }: StoredTable, user: string): TableChange | null {
  const own = seatOfUser(setup, user)
  const hosted = setup.host.user === user
  if (!own && !hosted) return null
  const left = own ? withSeat(setup, own.seat, freeSeat(own)) : setup
  if (!hosted) return { setup: left }
  const passed = withNextHost(left)
  return hasNoHost(passed) ? { setup: passed, ...ABANDONED } : { setup: passed }
}

/** Removes a person who deletes their data; null if the table does not know them. */
export function withoutUser({ setup, status }: StoredTable, user: string): TableChange | null {
  const own = seatOfUser(setup, user)
  const hosted = setup.host.user === user
  const known = isMuted(setup, user) || wasFreed(setup, user) || setup.lastDone?.[user] !== undefined
  if (!own && !hosted && !known) return null
  const seats = setup.seats.map(seat => (seat === own ? vacated(seat, status) : seat))
  const pausedBy = own && setup.pausedBy === own.name ? DELETED_USER : setup.pausedBy
  const stoppedBy = own && setup.stoppedBy === own.name ? { stoppedBy: DELETED_USER } : {}
  const unasked = withoutStop(withoutUndo(withoutVotes(setup)))
  const others = withoutPerson(
    { ...unasked, seats, pausedBy, ...stoppedBy, lastDone: requestsOfOthers(setup, user) },
    user,
  )
  const unknown = unmute(others, user)
  const left = hosted ? withNextHost(unknown) : unknown
  // A table without a host or players can no longer be started or played, so it ends.
  const deserted = status === 'waiting' ? hasNoHost(left) : seats.every(seat => seat.user === null)
  return status !== 'over' && deserted ? { setup: left, ...ABANDONED } : { setup: left }
}

/** Makes the first seated person the host, and unmutes them. Without seated people, the table has no host. */
function withNextHost(setup: TableSetup): TableSetup {
  const next = setup.seats.find(({ kind, user }) => kind === 'person' && user !== null)
  if (!next?.user) return { ...setup, host: { user: '', name: DELETED_USER } }
  return unmute({ ...setup, host: { user: next.user, name: next.name } }, next.user)
}

function requestsOfOthers({ lastDone = {} }: TableSetup, user: string): NonNullable<TableSetup['lastDone']> {
  return Object.fromEntries(Object.entries(lastDone).filter(([one]) => one !== user))
}

function hasNoHost({ host }: TableSetup): boolean {
  return host.user === ''
}

/** Frees a seat before the start. After it, the seat stays without a user, as if its player were away. */
function vacated(seat: StoredSeat, status: StoredTable['status']): StoredSeat {
  return status === 'waiting' ? freeSeat(seat) : { ...seat, user: null, name: DELETED_USER }
}

/**
 * Moves everything of one user to another; null if there is nothing. A user who already has a seat gets no second one.
 */
export function withMergedUser({ setup, status }: StoredTable, from: string, to: string): TableChange | null {
  const own = seatOfUser(setup, from)
  const hosted = setup.host.user === from
  const muted = mutedAt(setup).find(({ user }) => user === from)
  if (!own && !hosted && !muted && !wasFreed(setup, from)) return null
  const seated = seatOfUser(setup, to) !== null
  const movedSeat = (seat: StoredSeat): StoredSeat => (seated ? vacated(seat, status) : { ...seat, user: to })
  const seats = setup.seats.map(seat => (seat === own ? movedSeat(seat) : seat))
  const host = hosted ? { ...setup.host, user: to } : setup.host
  const moved = withPersonMoved(unmute(withoutStop(withoutVotes(setup)), from), from, to)
  const after = { ...moved, seats, host, lastDone: requestsOfOthers(setup, from) }
  // Logging in does not unmute anyone but the host.
  if (host.user === to) return { setup: unmute(after, to) }
  return { setup: muted ? mute(after, { user: to, name: muted.name }) : after }
}
