import { botFor } from '@holdout/bots'
import { InputError, type Seat, type SeatSpec } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { harmless, type Seating } from '@holdout/table'
import { listOf } from '../input/arguments.ts'
import { playErrorText } from '../text/play.ts'
import { argumentText } from '../text/shared.ts'

/**
 * Reads `--seats`: `Anna,Ben` takes the first seats, `zombie=Anna` a specific one, and bots take the rest. Without it,
 * the person has the first seat.
 */
export function seatPeople(game: AnyKnownGame, options: unknown, names: string | undefined, level: string): Seating {
  const seats = game.seats(options)
  botFor(game, level) // rejects an unknown level even if no bot is needed
  const people: Record<Seat, string | null> = names === undefined ? { [seats[0].seat]: null } : {}
  for (const text of listOf(names ?? '')) takeSeat(people, seats, text)
  if (Object.keys(people).length === 0) throw new InputError(playErrorText.noNames)
  const bots = seats.filter(({ seat }) => !(seat in people)).map(({ seat }) => [seat, level] as const)
  return { people, bots: Object.fromEntries(bots) }
}

function takeSeat(people: Record<Seat, string | null>, seats: readonly SeatSpec[], text: string): void {
  const cut = text.indexOf('=')
  const name = harmless(cut < 0 ? text : text.slice(cut + 1))
    .trim()
    .slice(0, 24)
  const free = seats.filter(({ seat }) => !(seat in people))
  const chosen = cut < 0 ? free[0] : seats.find(({ seat }) => seat === text.slice(0, cut).trim())
  const all = seats.map(({ seat }) => seat)
  if (!chosen) {
    throw new InputError(
      cut < 0 ? playErrorText.noSeatLeft(name, all) : argumentText.unknownSeat(text.slice(0, cut).trim(), all),
    )
  }
  if (chosen.seat in people) throw new InputError(playErrorText.seatTwice(chosen.seat))
  if (name === '') throw new InputError(playErrorText.emptyName(text))
  people[chosen.seat] = name
}
