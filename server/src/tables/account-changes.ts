import type { StoredSeat, StoredTable, TableSetup } from '../store/store.ts'
import { DELETED_USER } from '../text/table.ts'
import { ABANDONED, hasNoHost, withNextHost } from './requests/leave.ts'
import type { TableChange, TableRule } from './requests/request.ts'
import {
  freedPeople,
  freeSeat,
  isMuted,
  mutedAt,
  notesOf,
  seatHeldFor,
  seatOfUser,
  uniqueName,
  wasFreed,
  withMuted,
  withoutFreed,
  withoutHold,
  withoutMuted,
  withoutStop,
  withoutUndo,
  withoutVotes,
  withSeat,
} from './table-setup.ts'

/** Changes the name of a person before the start. */
export function rename(user: string, name: string): TableRule {
  return ({ status, setup }) => {
    const seat = seatOfUser(setup, user)
    const held = seatHeldFor(setup, user)
    const host = setup.host.user === user
    if (status !== 'waiting' || (!seat && !held && !host)) return { ok: true }
    const unique = uniqueName(setup, user, name)
    const known = held ? withSeat(setup, held.seat, { heldFor: { user, name } }) : setup
    const seated = seat ? withSeat(known, seat.seat, { name: unique }) : known
    return { setup: host ? { ...seated, host: { user, name: seat ? unique : name } } : seated }
  }
}

/** Replaces a user by another one, or removes them (`to` null). The others then decide about the seat. */
export function replaceUser(from: string, to: string | null): TableRule {
  return stored => (to === null ? withoutUser(stored, from) : withMergedUser(stored, from, to)) ?? { ok: true }
}

/** Removes a person who deletes their data; null if the table does not know them. */
function withoutUser({ setup, status }: StoredTable, user: string): TableChange | null {
  const own = seatOfUser(setup, user)
  const hosted = setup.host.user === user
  const held = seatHeldFor(setup, user)
  const known = held || isMuted(setup, user) || wasFreed(setup, user) || setup.lastDone?.[user] !== undefined
  if (!own && !hosted && !known) return null
  const seats = withoutHold(setup, user).seats.map(seat => (seat === own ? vacated(seat, status) : seat))
  const pausedBy = own && setup.pausedBy === own.name ? DELETED_USER : setup.pausedBy
  const stoppedBy = own && setup.stoppedBy === own.name ? { stoppedBy: DELETED_USER } : {}
  const unasked = withoutStop(withoutUndo(withoutVotes(setup)))
  const others = withoutPerson(
    { ...unasked, seats, pausedBy, ...stoppedBy, lastDone: requestsOfOthers(setup, user) },
    user,
  )
  const unknown = withoutMuted(others, user)
  const left = hosted ? withNextHost(unknown) : unknown
  // A table without a host or players can no longer be started or played, so it ends.
  const deserted = status === 'waiting' ? hasNoHost(left) : seats.every(seat => seat.user === null)
  return status !== 'over' && deserted ? { setup: left, ...ABANDONED } : { setup: left }
}

/**
 * Moves everything of one user to another; null if there is nothing. A user who already has a seat gets no second one.
 */
function withMergedUser({ setup, status }: StoredTable, from: string, to: string): TableChange | null {
  const own = seatOfUser(setup, from)
  const hosted = setup.host.user === from
  const muted = mutedAt(setup).find(({ user }) => user === from)
  const held = seatHeldFor(setup, from)?.heldFor
  if (!own && !hosted && !muted && !held && !wasFreed(setup, from)) return null
  const seated = seatOfUser(setup, to) !== null
  const movedSeat = (seat: StoredSeat): StoredSeat => (seated ? vacated(seat, status) : { ...seat, user: to })
  const isKnown = seated || seatHeldFor(setup, to) !== null
  const seats = (isKnown ? withoutHold(setup, from) : setup).seats.map(seat =>
    seat === own ? movedSeat(seat) : held && seat.heldFor === held ? { ...seat, heldFor: { ...held, user: to } } : seat,
  )
  const host = hosted ? { ...setup.host, user: to } : setup.host
  const moved = withPersonMoved(withoutMuted(withoutStop(withoutVotes(setup)), from), from, to)
  const after = { ...moved, seats, host, lastDone: requestsOfOthers(setup, from) }
  // Logging in does not unmute anyone but the host.
  if (host.user === to) return { setup: withoutMuted(after, to) }
  return { setup: muted ? withMuted(after, { user: to, name: muted.name }) : after }
}

function requestsOfOthers({ lastDone = {} }: TableSetup, user: string): NonNullable<TableSetup['lastDone']> {
  return Object.fromEntries(Object.entries(lastDone).filter(([one]) => one !== user))
}

/** Frees a seat before the start. After it, the seat stays without a user, as if its player were away. */
function vacated(seat: StoredSeat, status: StoredTable['status']): StoredSeat {
  return status === 'waiting' ? freeSeat(seat) : { ...seat, user: null, name: DELETED_USER }
}

/** Removes a person from the list of freed seats and from the notes. */
function withoutPerson(setup: TableSetup, user: string): TableSetup {
  if (!setup.freed && !setup.notes) return setup
  return { ...withoutFreed(setup, user), notes: notesOf(setup).filter(({ about }) => about !== user) }
}

/** Moves freed seats and notes from a guest to the account they log in to. */
function withPersonMoved(setup: TableSetup, from: string, to: string): TableSetup {
  if (!setup.freed && !setup.notes) return setup
  const moved = freedPeople(setup).find(({ user }) => user === from)
  const freed = freedPeople(withoutFreed(setup, from)).filter(({ user }) => !moved || user !== to)
  return {
    ...setup,
    freed: moved ? [...freed, { ...moved, user: to }] : freed,
    notes: notesOf(setup).map(note => (note.about === from ? { ...note, about: to } : note)),
  }
}
