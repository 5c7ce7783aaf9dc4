import { type OptionSpec, readOptions, type SeatSpec } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import type { StoredSeat, StoredTable, TableSetup } from '../store/store.ts'
import { tableText } from '../text/table.ts'
import { failure, type RequestResult, type RuleContext } from './requests/request.ts'
import { withNote } from './table-setup.ts'

/** Why a user may not change the table; null if they may. */
export function arrangeError({ status }: StoredTable, { host }: RuleContext, user: string): RequestResult | null {
  if (host.user !== user) return failure(tableText.onlyHost(host.name))
  return status === 'waiting' ? null : failure(tableText.tooLateToChange)
}

/** The error if the number of seats changed since the host looked; null otherwise. */
export function seatCountError({ setup: { seats } }: StoredTable, seen: number): RequestResult | null {
  return seats.length === seen ? null : failure(tableText.seatsChanged(seats.length, seen))
}

export function noted(setup: TableSetup, { now }: RuleContext, text: string): { readonly setup: TableSetup } {
  return { setup: withNote(setup, now, text) }
}

/** The fewest and most seats that a host may choose; null if the game fixes their number. */
export function seatRange(game: AnyKnownGame): { readonly min: number; readonly max: number } | null {
  const spec = (game.options as Readonly<Record<string, OptionSpec<unknown>>>).players
  if (spec?.type === 'number') return { min: spec.min, max: spec.max }
  if (spec?.type !== 'choice') return null
  const counts = spec.choices.map(({ value }) => Number(value))
  return { min: Math.min(...counts), max: Math.max(...counts) }
}

/** Sets these players in this order, and their number as the game's option `players`. */
export function withSeats(
  setup: TableSetup,
  players: readonly StoredSeat[],
  { game }: RuleContext,
): TableSetup | RequestResult {
  const range = seatRange(game)
  if (!range) return failure(tableText.seatsFixed(game.title))
  if (players.length < range.min || players.length > range.max)
    return failure(tableText.seatsOutOfRange(game.title, range.min, range.max))
  const options = readOptions(game.options, { ...setup.options, players: players.length }) as Record<string, unknown>
  return placed({ ...setup, options }, game.seats(options), players)
}

/** Puts the players on the seats in this order. Seed contributions move with their players. */
export function placed(setup: TableSetup, specs: readonly SeatSpec[], players: readonly StoredSeat[]): TableSetup {
  const moves = players.flatMap((player, i) =>
    player.kind === 'person' && player.seat !== specs[i].seat ? [[player.seat, specs[i].seat] as const] : [],
  )
  const seats = specs.map(({ seat }, i) => ({ ...players[i], seat }))
  return { ...setup, seats, entropy: moved(setup.entropy, moves), commits: moved(setup.commits ?? {}, moves) }
}

/** Values by seat, after some players changed their seats. */
function moved(
  values: Readonly<Record<string, string>>,
  moves: readonly (readonly [from: string, to: string])[],
): Record<string, string> {
  const after: Record<string, string> = { ...values }
  for (const [from] of moves) delete after[from]
  for (const [from, to] of moves) {
    if (from in values) after[to] = values[from]
    else delete after[to]
  }
  return after
}
