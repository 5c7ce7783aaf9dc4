import type { ClockId } from '@holdout/engine'
import type { SeatInfo, TableInfo } from '@holdout/protocol'
import { useGameInfo } from '../../client/game-info.ts'
import { isMyTurn } from '../../client/my-tables.ts'
import { winnersText } from '../../text/matches.ts'
import { tablesText } from '../../text/tables.ts'
import type { GameInfo } from '../../worker/messages.ts'
import { paceOf as choiceOf, clockOf } from '../setup/clocks.ts'

/** The players of a table: people by name, also those for whom a seat is held; bots and free seats by number. */
export function playersAt(seats: readonly SeatInfo[]): string {
  const people = seats.filter(({ kind, standIn, heldFor }) => kind === 'person' || standIn || heldFor)
  const bots = seats.filter(({ kind, standIn }) => kind === 'bot' && !standIn).length
  const open = seats.filter(({ kind, heldFor }) => kind === 'open' && !heldFor).length
  const names = people.map(({ name, you, heldFor }) => (you || heldFor?.you ? tablesText.you : (heldFor?.name ?? name)))
  return tablesText.players(names, bots, open)
}

/** The timer of a table as one of three choices; `calm` if there is none. */
export function paceOf({ game, options }: Pick<TableInfo, 'game' | 'options'>): ClockId {
  return choiceOf(clockOf({ slug: game, options }), options)
}

/** The timer of a table with its seconds, such as "60 s per turn". */
export function timerOf(table: Pick<TableInfo, 'game' | 'options'>): string {
  const pace = paceOf(table)
  const shown = clockOf({ slug: table.game, options: table.options })?.shown
  const seconds = shown && table.options[shown.option]
  if (pace === 'calm' || typeof seconds !== 'number' || seconds <= 0) return tablesText.timers[pace]
  return tablesText.seconds(seconds, shown?.each ?? '')
}

/** The filter of the lobby. */
export interface LobbyFilter {
  readonly game: string
  /** Tables to join, or matches to watch. */
  readonly aim: 'sit' | 'watch'
  readonly pace: ClockId | ''
}

export function inLobby(table: TableInfo, { game, aim, pace }: LobbyFilter): boolean {
  if (game !== '' && table.game !== game) return false
  if (pace !== '' && paceOf(table) !== pace) return false
  if (aim === 'sit') return table.status === 'waiting' && table.seats.some(({ kind }) => kind === 'open')
  return table.status === 'playing' && table.spectators
}

/** Whose turn it is; empty if it is this person's, or unknown. */
export function turnOf(table: TableInfo): string {
  if (isMyTurn(table)) return ''
  const asked = table.seats.filter(seat => seat.toMove)
  if (table.status !== 'playing' || asked.length === 0) return ''
  return tablesText.waitingFor([...new Set(asked.map(({ name }) => name))])
}

/** Who won a finished game. */
export function endOf({ outcome, winners, seats }: TableInfo): string {
  if (outcome === 'abandoned') return tablesText.endedEarly
  if (outcome === 'stopped') return tablesText.stopped
  if (!winners) return tablesText.over
  const nameOf = ({ name, you }: SeatInfo): string => (you ? tablesText.you : name)
  return winnersText(seats.filter(({ seat }) => winners.includes(seat)).map(nameOf), seats.length)
}

/** The preset for a first game, if a table has its options; null otherwise. */
export function firstGameOf(
  presets: GameInfo['presets'],
  options: TableInfo['options'],
): GameInfo['presets'][number] | null {
  const preset = presets.find(({ id }) => id === 'first-game')
  const chosen = Object.entries(preset?.options ?? {})
  return preset && chosen.length > 0 && chosen.every(([name, value]) => options[name] === value) ? preset : null
}

/** The titles of the house rules of a table. The number of players is not one. */
export function useHouseRules({ game, houseRules }: TableInfo): string[] {
  const info = useGameInfo(game)
  return houseRules
    .filter(name => name !== 'players' && name !== 'people')
    .map(name => info?.options[name]?.title.toLowerCase() ?? name)
}
