import { DEFAULT_LEVEL } from '@holdout/bots'
import type { SeatSpec } from '@holdout/engine'
import type { Seating } from '@holdout/table'

/** One person in a seat of their choice, bots in all others. */
export function seatOnly(seats: readonly SeatSpec[], mine: string): Seating {
  const others = seats.filter(({ seat }) => seat !== mine)
  return { people: { [mine]: null }, bots: Object.fromEntries(others.map(({ seat }) => [seat, DEFAULT_LEVEL])) }
}
