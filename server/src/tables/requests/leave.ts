import type { StoredTable, TableSetup } from '../../store/store.ts'
import { DELETED_USER, noteText, tableText } from '../../text/table.ts'
import { freeSeat, seatHeldFor, seatOfUser, withNote, withoutHold, withoutMuted, withSeat } from '../table-setup.ts'
import { failure, type TableChange, type TableRule } from './request.ts'
import { stand } from './stand.ts'

/**
 * Leaves the table. Before the start, the next seated person becomes the host. A person for whom a seat is held
 * declines it.
 */
export function leave(user: string): TableRule {
  return (stored, table) => {
    if (stored.status !== 'waiting') return stand(user)(stored, table)
    const { heldFor } = seatHeldFor(stored.setup, user) ?? {}
    const unheld = heldFor
      ? withNote(withoutHold(stored.setup, user), table.now, noteText.declined(heldFor.name), user)
      : null
    return (
      withoutLeaver({ ...stored, setup: unheld ?? stored.setup }, user) ??
      (unheld ? { setup: unheld } : failure(tableText.noSeat))
    )
  }
}

/** Removes a person from a table before the start; null if they have no seat and are not the host. */
function withoutLeaver({ setup }: StoredTable, user: string): TableChange | null {
  const own = seatOfUser(setup, user)
  const hosted = setup.host.user === user
  if (!own && !hosted) return null
  const left = own ? withSeat(setup, own.seat, freeSeat(own)) : setup
  if (!hosted) return { setup: left }
  const passed = withNextHost(left)
  return hasNoHost(passed) ? { setup: passed, ...ABANDONED } : { setup: passed }
}

export const ABANDONED = { status: 'over', outcome: 'abandoned' } as const

/**
 * Makes the first seated person the host, or else the first one for whom a seat is held, and unmutes them. Without such
 * people, the table has no host.
 */
export function withNextHost(setup: TableSetup): TableSetup {
  const seated = setup.seats.find(({ kind, user }) => kind === 'person' && user !== null)
  const next = seated ?? setup.seats.find(({ heldFor }) => heldFor)?.heldFor
  if (!next?.user) return { ...setup, host: { user: '', name: DELETED_USER } }
  return withoutMuted({ ...setup, host: { user: next.user, name: next.name } }, next.user)
}

export function hasNoHost({ host }: TableSetup): boolean {
  return host.user === ''
}
