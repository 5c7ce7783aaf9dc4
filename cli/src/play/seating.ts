import { BOT_LEVELS, botFor } from '@holdout/bots'
import { type AnyGame, InputError, type Seat, type SeatSpec } from '@holdout/engine'
import { listOf } from '../input/arguments.ts'
import { harmless } from '../text/ascii.ts'

/** Who sits where. Every seat is in exactly one of the two. */
export interface Seating {
  /** People by seat; null: a person who gave no name, known by the game's own word for the seat. */
  readonly people: Readonly<Record<Seat, string | null>>
  /** Bots by seat, with their level. */
  readonly bots: Readonly<Record<Seat, string>>
}

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

/** What a save says about who sits where; what it does not say is as in a new game. */
export function readSeating(game: AnyGame, options: unknown, saved: unknown): Seating {
  const seats = game.seats(options).map(({ seat }) => seat)
  const given = (isObject(saved) ? saved : {}) as { people?: unknown; bots?: unknown }
  const people: Record<Seat, string | null> = {}
  const bots: Record<Seat, string> = {}
  for (const seat of seats) {
    const name = isObject(given.people) ? given.people[seat] : undefined
    const level = isObject(given.bots) ? given.bots[seat] : undefined
    if (typeof name === 'string' || name === null) people[seat] = name === null ? null : harmless(name).slice(0, 24)
    else if (typeof level === 'string' && BOT_LEVELS.includes(level)) bots[seat] = level
    else if (Object.keys(people).length === 0 && !isObject(given.people)) people[seat] = null
    else bots[seat] = 'greedy'
  }
  return { people, bots }
}

/** What the players are called in sentences; a person without a name keeps the game's own word. */
export function namesOf(game: AnyGame, options: unknown, { people, bots }: Seating): Record<Seat, string> {
  const names: Record<Seat, string> = {}
  for (const { seat, title } of game.seats(options)) {
    const name = people[seat]
    if (typeof name === 'string') names[seat] = name
    else if (seat in bots) names[seat] = `${title} (bot)`
  }
  return names
}

/** Who sits there, as it stands in the record. */
export function playersOf({ people, bots }: Seating): Record<Seat, string> {
  return Object.fromEntries([
    ...Object.entries(people).map(([seat, name]) => [seat, name ?? 'player'] as const),
    ...Object.entries(bots).map(([seat, level]) => [seat, `${level} bot`] as const),
  ])
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
