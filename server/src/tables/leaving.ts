import type { StoredSeat, StoredTable, TableSetup } from '../store/store.ts'
import { DELETED_USER } from '../text/table.ts'
import { withoutVotes } from './ending.ts'
import { wasFreed, withoutPerson, withPersonMoved } from './freed.ts'
import { isMuted, mute, mutedAt, unmute } from './muting.ts'
import { freeSeat, seatOfUser, withSeat } from './seats.ts'

/** What becomes of a table by something that people do with it. */
export type TableChange = Partial<Pick<StoredTable, 'setup' | 'status' | 'outcome'>>

const ABANDONED = { status: 'over', outcome: 'abandoned' } as const

/** A table that gathers, without somebody who goes; null if they had neither a seat nor the say. A host who only watches stays host. */
export function withoutLeaver({ setup }: StoredTable, user: string): TableChange | null {
  const own = seatOfUser(setup, user)
  const hosted = setup.host.user === user
  if (!own && !hosted) return null
  const left = own ? withSeat(setup, own.seat, freeSeat(own)) : setup
  if (!hosted) return { setup: left }
  const passed = withNextHost(left)
  return hasNoHost(passed) ? { setup: passed, ...ABANDONED } : { setup: passed }
}

/** The table without somebody who wants to be forgotten; null if they were never there. */
export function withoutUser({ setup, status }: StoredTable, user: string): TableChange | null {
  const own = seatOfUser(setup, user)
  const hosted = setup.host.user === user
  const known = isMuted(setup, user) || wasFreed(setup, user) || setup.lastDone?.[user] !== undefined
  if (!own && !hosted && !known) return null
  const seats = setup.seats.map(seat => (seat === own ? vacated(seat, status) : seat))
  const pausedBy = own && setup.pausedBy === own.name ? DELETED_USER : setup.pausedBy
  const others = withoutPerson(
    { ...withoutVotes(setup), seats, pausedBy, lastDone: requestsOfOthers(setup, user) },
    user,
  )
  const unknown = unmute(others, user)
  const left = hosted ? withNextHost(unknown) : unknown
  // A table that nobody can start or play at any more ends here.
  const deserted = status === 'gathering' ? hasNoHost(left) : seats.every(seat => seat.user === null)
  return status !== 'over' && deserted ? { setup: left, ...ABANDONED } : { setup: left }
}

/** The first of those who sit there has the say from now on, and the word as well; nobody, if nobody sits there. */
function withNextHost(setup: TableSetup): TableSetup {
  const next = setup.seats.find(({ kind, user }) => kind === 'person' && user !== null)
  if (!next?.user) return { ...setup, host: { user: '', name: DELETED_USER } }
  return unmute({ ...setup, host: { user: next.user, name: next.name } }, next.user)
}

function requestsOfOthers({ lastDone = {} }: TableSetup, user: string): NonNullable<TableSetup['lastDone']> {
  return Object.fromEntries(Object.entries(lastDone).filter(([one]) => one !== user))
}

/** Whether nobody has the say. */
function hasNoHost({ host }: TableSetup): boolean {
  return host.user === ''
}

/** Before the start the seat is free again; afterwards it stays, without anybody on it, as if they were away. */
function vacated(seat: StoredSeat, status: StoredTable['status']): StoredSeat {
  return status === 'gathering' ? freeSeat(seat) : { ...seat, user: null, name: DELETED_USER }
}

/** The table with all that was one person's now another's; null if there was nothing. Who sits there already gets no second seat. */
export function withMergedUser({ setup, status }: StoredTable, from: string, to: string): TableChange | null {
  const own = seatOfUser(setup, from)
  const hosted = setup.host.user === from
  const silenced = mutedAt(setup).find(({ user }) => user === from)
  if (!own && !hosted && !silenced && !wasFreed(setup, from)) return null
  const seated = seatOfUser(setup, to) !== null
  const movedSeat = (seat: StoredSeat): StoredSeat => (seated ? vacated(seat, status) : { ...seat, user: to })
  const seats = setup.seats.map(seat => (seat === own ? movedSeat(seat) : seat))
  const host = hosted ? { ...setup.host, user: to } : setup.host
  const moved = withPersonMoved(unmute(withoutVotes(setup), from), from, to)
  const after = { ...moved, seats, host, lastDone: requestsOfOthers(setup, from) }
  // Logging in gives nobody the word back, unless the table is theirs.
  if (host.user === to) return { setup: unmute(after, to) }
  return { setup: silenced ? mute(after, { user: to, name: silenced.name }) : after }
}
