import { botFor } from '@holdout/bots'
import { type AnyGame, InputError, type Seat, type SeatSpec } from '@holdout/engine'
import { harmless, type Seating } from '@holdout/host'
import { listOf } from '../input/arguments.ts'

/** `Anna,Ben` takes the first seats, `zombie=Anna` a certain one; bots take the rest. With nothing said you have the first seat. */
export function seatPeople(game: AnyGame, options: unknown, names: string | undefined, level: string): Seating {
  const seats = game.seats(options)
  botFor(game, level) // an unknown level is refused even where no bot is needed
  const people: Record<Seat, string | null> = names === undefined ? { [seats[0].seat]: null } : {}
  for (const text of listOf(names ?? '')) takeSeat(people, seats, text)
  if (Object.keys(people).length === 0)
    throw new InputError('--seats names nobody; it takes names with commas between them, such as Anna,Ben.')
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
  const all = seats.map(({ seat }) => seat).join(', ')
  if (!chosen) {
    throw new InputError(
      cut < 0
        ? `There is no seat left for ${name}; the seats are ${all}.`
        : `There is no seat "${text.slice(0, cut).trim()}"; the seats are ${all}.`,
    )
  }
  if (chosen.seat in people) throw new InputError(`Seat "${chosen.seat}" is given to two people.`)
  if (name === '') throw new InputError(`"${text}" names nobody; write seat=Name, or a name alone.`)
  people[chosen.seat] = name
}
