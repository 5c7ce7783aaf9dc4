import type { SeatInfo, TableInfo } from '@holdout/protocol'
import { isMyTurn } from '../../client/my-tables.ts'
import { listed, winnersOf } from '../../parts/save-words.ts'
import { type ClockId, clockOf } from '../setup/clocks.ts'

/** Who sits there, in a few words: people by name, bots and free seats by number. */
export function companyAt(seats: readonly SeatInfo[]): string {
  const people = seats.filter(({ kind, standIn }) => kind === 'person' || standIn)
  const bots = seats.filter(({ kind, standIn }) => kind === 'bot' && !standIn).length
  const open = seats.filter(({ kind }) => kind === 'open').length
  return listed([
    ...people.map(({ name, you }) => (you ? 'you' : name)),
    ...(bots === 0 ? [] : [bots === 1 ? 'a bot' : `${bots} bots`]),
    ...(open === 0 ? [] : [open === 1 ? 'a free seat' : `${open} free seats`]),
  ])
}

/** The clock of a table: one of three, whatever the game calls it; `calm` where there is none. */
export function paceOf({ game, options }: Pick<TableInfo, 'game' | 'options'>): ClockId {
  const clock = clockOf({ slug: game, options: options as never })
  return clock && !clock.none?.(options) ? clock.now(options) : 'calm'
}

export const PACES: Readonly<Record<ClockId, string>> = { timed: 'timed', slow: 'slow clock', calm: 'no clock' }

/** The clock of a table with its seconds, such as "60 s a turn"; "no clock" where there is none. */
export function clockWords(table: Pick<TableInfo, 'game' | 'options'>): string {
  const pace = paceOf(table)
  if (pace === 'calm') return PACES.calm
  const { options } = table
  const seconds = (name: string, per: string): string | null =>
    typeof options[name] === 'number' && options[name] > 0 ? `${options[name]} s ${per}` : null
  return (
    seconds('turnSeconds', 'a turn') ??
    seconds('survivor-clock', 'an action phase') ??
    seconds('table-clock', 'a decision') ??
    seconds('search.seconds', 'to search') ??
    PACES[pace]
  )
}

/** What may be asked of the lobby. */
export interface LobbyFilter {
  readonly game: string
  /** Sit down at one that waits, or look on at one that is played. */
  readonly aim: 'sit' | 'watch'
  readonly pace: ClockId | ''
}

export function inLobby(table: TableInfo, { game, aim, pace }: LobbyFilter): boolean {
  if (game !== '' && table.game !== game) return false
  if (pace !== '' && paceOf(table) !== pace) return false
  if (aim === 'sit') return table.status === 'gathering' && table.seats.some(({ kind }) => kind === 'open')
  return table.status === 'playing' && table.spectators
}

/** One's own games: first those that wait for one, then those that go on, those that gather, and those that are over. */
export function inOrder(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number =>
    isMyTurn(table) ? 0 : table.status === 'playing' ? 1 : table.status === 'gathering' ? 2 : 3
  return [...tables].sort((a, b) => rank(a) - rank(b))
}

/** Whose turn it is; empty where the server does not say. */
export function turnOf(table: TableInfo): string {
  if (isMyTurn(table)) return 'your turn'
  const asked = table.seats.filter(seat => seat.asked)
  if (table.status !== 'playing' || asked.length === 0) return ''
  const names = asked.map(({ kind, name, standIn }) => (kind === 'bot' && !standIn ? 'a bot' : name))
  return `waiting for ${listed([...new Set(names)])}`
}

/** Who won a finished game, as its list says it. */
export function endOf({ outcome, winners, seats }: TableInfo): string {
  if (outcome === 'abandoned') return 'ended early'
  if (!winners) return 'over'
  const nameOf = ({ kind, title, name, you, standIn }: SeatInfo): string =>
    you ? 'you' : kind === 'bot' && !standIn ? `${title} (bot)` : name
  return winnersOf(seats.filter(({ seat }) => winners.includes(seat)).map(nameOf), seats.length)
}

/** Left by all before the game began: there is nothing to see. */
export function wasGivenUp({ status, outcome, moves }: TableInfo): boolean {
  return status === 'over' && outcome === 'abandoned' && moves === 0
}
