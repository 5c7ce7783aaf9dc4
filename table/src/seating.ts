import { DEFAULT_LEVEL, isBotLevel } from '@holdout/bots'
import type { AnyGame } from '@holdout/engine'
import { botNameIn, type Seat } from '@holdout/engine'
import { harmless } from './harmless.ts'

/** The players by seat. Every seat is in exactly one of the two lists. */
export interface Seating {
  /** Names of people by seat; null: a person without a name, who has the game's title for the seat. */
  readonly people: Readonly<Record<Seat, string | null>>
  /** Levels of bots by seat. */
  readonly bots: Readonly<Record<Seat, string>>
}

/** The name of the player in each seat. */
export type Names = Readonly<Record<Seat, string>>

/** Reads the seating from a save. What is missing is as in a new match. */
export function readSeating(game: AnyGame, options: unknown, saved: unknown): Seating {
  const seats = game.seats(options).map(({ seat }) => seat)
  const given = (isObject(saved) ? saved : {}) as { people?: unknown; bots?: unknown }
  const people: Record<Seat, string | null> = {}
  const bots: Record<Seat, string> = {}
  for (const seat of seats) {
    const name = isObject(given.people) ? given.people[seat] : undefined
    const level = isObject(given.bots) ? given.bots[seat] : undefined
    if (typeof name === 'string' || name === null) people[seat] = name === null ? null : harmless(name).slice(0, 24)
    else if (typeof level === 'string' && isBotLevel(level)) bots[seat] = level
    else if (Object.keys(people).length === 0 && !isObject(given.people)) people[seat] = null
    else bots[seat] = DEFAULT_LEVEL
  }
  return { people, bots }
}

/** The names of the players in texts. A person without a name keeps the game's title for the seat. */
export function namesOf(game: AnyGame, options: unknown, { people, bots }: Seating): Record<Seat, string> {
  const names: Record<Seat, string> = {}
  for (const spec of game.seats(options)) {
    const { seat } = spec
    const name = people[seat]
    if (typeof name === 'string') names[seat] = name
    else if (seat in bots) names[seat] = botNameIn(spec)
  }
  return names
}

/** The players as the record names them. */
export function playersOf({ people, bots }: Seating): Record<Seat, string> {
  return Object.fromEntries([
    ...Object.entries(people).map(([seat, name]) => [seat, name ?? 'player'] as const),
    ...Object.entries(bots).map(([seat, level]) => [seat, `${level} bot`] as const),
  ])
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
