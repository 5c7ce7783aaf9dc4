import type { SeatSpec } from '@holdout/engine'
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

/** Whether all are on one side: then nobody loses by a pause. */
export function playTogether(specs: readonly SeatSpec[]): boolean {
  return specs.length === 1 || specs.every(({ side }) => side !== undefined && side === specs[0].side)
}

/** A game that wants to know how many of its first seats people have is told so when it starts: only then is it known. */
export function withPeople(options: TableSetup['options'], seats: TableSetup['seats']): TableSetup['options'] {
  if (!Object.hasOwn(options, 'people')) return options
  return { ...options, people: 1 + seats.findLastIndex(({ kind }) => kind === 'person') }
}

/** A name that nobody else at the table has: the log could not tell two Anns apart. */
export function ownName({ seats }: TableSetup, user: string, name: string): string {
  const others = seats.filter(one => one.user !== null && one.user !== user).map(one => one.name.toLowerCase())
  const names = [name, ...Array.from(seats, (_, i) => `${name} ${i + 2}`)]
  return names.find(one => !others.includes(one.toLowerCase())) ?? name
}

export function freeSeat(seat: StoredSeat): StoredSeat {
  return { ...seat, kind: 'open', user: null, name: '', level: null }
}

export function seatInfo(
  seat: StoredSeat,
  title: string,
  facts: Pick<SeatInfo, 'you' | 'here' | 'asked' | 'awayUntil' | 'silenced'>,
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
