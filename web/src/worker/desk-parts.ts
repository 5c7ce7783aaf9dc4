import { DEFAULT_LEVEL } from '@holdout/bots'
import type { PhaseNow } from '@holdout/client'
import { type AnyGame, type Result, type SeatSpec, YOU } from '@holdout/engine'
import { namesOf, type Preview, type Seating, type Table } from '@holdout/table'

export const NOTHING_KNOWN: Preview = { log: [], certain: false, after: null, next: null }

/** One person in a seat of their choice, bots in all others. */
export function seatOnly(seats: readonly SeatSpec[], mine: string): Seating {
  const others = seats.filter(({ seat }) => seat !== mine)
  return { people: { [mine]: null }, bots: Object.fromEntries(others.map(({ seat }) => [seat, DEFAULT_LEVEL])) }
}

export function answerOf(played: Result): Result {
  return played.ok ? { ok: true } : { ok: false, rule: played.rule, text: played.text }
}

export function phaseNow({ phase }: Table): PhaseNow {
  switch (phase.kind) {
    case 'ask':
      return { kind: 'ask', seat: phase.seat, optional: phase.optional }
    case 'failed':
      return { kind: 'failed', message: (phase.error as Error).message }
    default:
      return phase
  }
}

/** The names at a table of this device. The only person there is "You", unless they gave a name. */
export function namesAt(game: AnyGame, options: unknown, seating: Seating): Record<string, string> {
  const names = namesOf(game, options, seating)
  const seats: readonly SeatSpec[] = game.seats(options)
  const alone = seats.length > 1 && Object.keys(seating.people).length === 1
  return Object.fromEntries(
    seats.map(({ seat, title }) => [seat, names[seat] ?? (alone && seat in seating.people ? YOU : title)]),
  )
}
