import type { StoredSeat, StoredTable, TableSetup } from '../store/store.ts'
import { freeSeat, seatOfUser } from './seats.ts'

/** What stands where a name was. */
const SOMEBODY = 'somebody'

type Change = Partial<Pick<StoredTable, 'setup' | 'status' | 'outcome'>>

/** The table without somebody who wants to be forgotten; null if they were never there. */
export function forgotten({ setup, status }: StoredTable, user: string): Change | null {
  const own = seatOfUser(setup, user)
  const hosted = setup.host.user === user
  if (!own && !hosted) return null
  const seats = setup.seats.map(seat => (seat === own ? emptied(seat, status) : seat))
  const others = seats.filter(seat => seat.user !== null)
  const [next] = others.filter(({ kind }) => kind === 'person')
  const host = !hosted ? setup.host : { user: next?.user ?? '', name: next?.name ?? SOMEBODY }
  const pausedBy = own && setup.pausedBy === own.name ? SOMEBODY : setup.pausedBy
  const left: TableSetup = { ...setup, seats, host, pausedBy }
  // A table that nobody can start or play at any more ends here.
  const deserted = status === 'gathering' ? hosted && !next : others.length === 0
  return status !== 'over' && deserted ? { setup: left, status: 'over', outcome: 'abandoned' } : { setup: left }
}

/** Before the start the seat is free again; afterwards it stays, without anybody on it, as if they were away. */
function emptied(seat: StoredSeat, status: StoredTable['status']): StoredSeat {
  return status === 'gathering' ? freeSeat(seat) : { ...seat, user: null, name: SOMEBODY }
}

/** The table with all that was one person's now another's; null if there was nothing. Who sits there already gets no second seat. */
export function renamed({ setup, status }: StoredTable, from: string, to: string): Change | null {
  const own = seatOfUser(setup, from)
  const hosted = setup.host.user === from
  if (!own && !hosted) return null
  const seated = seatOfUser(setup, to) !== null
  const moved = (seat: StoredSeat): StoredSeat => (seated ? emptied(seat, status) : { ...seat, user: to })
  const seats = setup.seats.map(seat => (seat === own ? moved(seat) : seat))
  return { setup: { ...setup, seats, host: hosted ? { ...setup.host, user: to } : setup.host } }
}
