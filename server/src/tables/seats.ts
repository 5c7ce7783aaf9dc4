import { type AnyGame, botNameIn, type OptionSpec, type SeatSpec } from '@holdout/engine'
import type { SeatInfo } from '@holdout/protocol'
import type { StoredSeat, TableSetup } from '../store/store.ts'
import { nameKey } from './names.ts'

/** A user seen within this time counts as connected, to any node. In ms. */
export const CONNECTED_MS = 25_000

export function seatOfUser({ seats }: TableSetup, user: string): StoredSeat | null {
  return seats.find(one => one.user === user) ?? null
}

export function nameOfSeat({ seats }: TableSetup, seat: string): string {
  return seats.find(one => one.seat === seat)?.name ?? seat
}

/** Changes one seat. */
export function withSeat(setup: TableSetup, seat: string, change: Partial<StoredSeat>): TableSetup {
  return { ...setup, seats: setup.seats.map(one => (one.seat === seat ? { ...one, ...change } : one)) }
}

/** Whether all seats are on one side, so that a pause harms no player. */
export function isCooperative(specs: readonly SeatSpec[]): boolean {
  return specs.length === 1 || specs.every(({ side }) => side !== undefined && side === specs[0].side)
}

/** The fewest and most seats that a host may choose; null if the game fixes their number. */
export function seatRange(game: AnyGame): { readonly min: number; readonly max: number } | null {
  const spec = (game.options as Readonly<Record<string, OptionSpec<unknown>>>).players
  if (spec?.type === 'number') return { min: spec.min, max: spec.max }
  if (spec?.type !== 'choice') return null
  const counts = spec.choices.map(({ value }) => Number(value))
  return { min: Math.min(...counts), max: Math.max(...counts) }
}

/** Sets the game's option `people`, if it has one: the number of first seats up to the last person. */
export function withPeople(options: TableSetup['options'], seats: TableSetup['seats']): TableSetup['options'] {
  if (!Object.hasOwn(options, 'people')) return options
  return { ...options, people: 1 + seats.findLastIndex(({ kind }) => kind === 'person') }
}

/** A name that no other player at the table has, so that log lines are clear. */
export function uniqueName({ seats }: TableSetup, user: string, name: string): string {
  const others = seats.filter(one => one.user !== null && one.user !== user).map(one => nameKey(one.name))
  const names = [name, ...Array.from(seats, (_, i) => `${name} ${i + 2}`)]
  return names.find(one => !others.includes(nameKey(one))) ?? name
}

export function freeSeat(seat: StoredSeat): StoredSeat {
  return { ...seat, kind: 'open', user: null, name: '', level: null }
}

export function botSeat(seat: string, level: string): StoredSeat {
  return { seat, kind: 'bot', user: null, name: `${level} bot`, level }
}

export function seatInfo(
  seat: StoredSeat,
  spec: Pick<SeatSpec, 'title' | 'bot'>,
  facts: Pick<SeatInfo, 'by' | 'you' | 'here' | 'toMove' | 'awayUntil' | 'timedOut' | 'muted' | 'commit'>,
): SeatInfo {
  return {
    seat: seat.seat,
    title: spec.title,
    kind: seat.kind,
    name: seat.kind === 'bot' && seat.user === null ? botNameIn(spec) : seat.name,
    level: seat.level,
    standIn: seat.kind === 'bot' && seat.user !== null,
    standIns: seat.standIns ?? [],
    ...facts,
  }
}

/** The number of stand-ins that are kept per seat. */
const MOST_STAND_INS = 20

/** Adds to the setup after a change at which moves stand-ins started or stopped. */
export function withStandIns(before: TableSetup, after: TableSetup, moves: number): TableSetup {
  const isBot = ({ kind, user }: StoredSeat): boolean => kind === 'bot' && user !== null
  const seats = after.seats.map(seat => {
    const was = before.seats.find(one => one.seat === seat.seat)
    if (!was || was.user !== seat.user || isBot(was) === isBot(seat)) return seat
    const known = seat.standIns ?? []
    if (isBot(seat)) return { ...seat, standIns: [...known, { from: moves, to: null }].slice(-MOST_STAND_INS) }
    return { ...seat, standIns: known.map(one => (one.to === null ? { ...one, to: moves } : one)) }
  })
  return seats.every((seat, i) => seat === after.seats[i]) ? after : { ...after, seats }
}
