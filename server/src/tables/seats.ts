import type { SeatInfo } from '@holdout/protocol'
import type { StoredSeat, TableSetup } from '../store/store.ts'

/** A page that was heard of so recently counts as connected, whichever node it is connected to. */
export const HERE_MS = 25_000

export function seatOfUser({ seats }: TableSetup, user: string): StoredSeat | null {
  return seats.find(one => one.user === user) ?? null
}

/** The set-up with one seat changed. */
export function withSeat(setup: TableSetup, seat: string, change: Partial<StoredSeat>): TableSetup {
  return { ...setup, seats: setup.seats.map(one => (one.seat === seat ? { ...one, ...change } : one)) }
}

export function freeSeat(seat: StoredSeat): StoredSeat {
  return { ...seat, kind: 'open', user: null, name: '', level: null }
}

export function seatInfo(
  seat: StoredSeat,
  title: string,
  facts: { readonly you: boolean; readonly here: boolean; readonly awayUntil: number | null },
): SeatInfo {
  return {
    seat: seat.seat,
    title,
    kind: seat.kind,
    name: seat.name,
    level: seat.level,
    standIn: seat.kind === 'bot' && seat.user !== null,
    ...facts,
  }
}
