import { readRecord } from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'
import { api } from '../client/api.ts'
import { type OpenDesk, openDesk } from '../client/desk.ts'
import { hasBeenOnline, wasGivenUp } from '../client/my-tables.ts'
import { onlineId } from '../client/online-id.ts'
import { FACTS_VERSION, keepPlayed, type PlayedGame, playedGames, rivalsOf, stoppedGame } from '../client/records.ts'
import { recordOf, saves } from '../client/saves.ts'
import { errorText } from '../text/errors.ts'
import { type AboutGame, readPlayed } from './read-played.ts'

/** The progress of reading games that statistics do not know yet. */
export interface Reading {
  readonly done: number
  readonly of: number
  /** Games that could not be read. They are tried again at the next visit. */
  readonly failed: number
}

/**
 * Reads finished games that are not counted yet, of this device and of this person's online tables. Stops when
 * `gone` answers true.
 */
export async function readGames(tell: (reading: Reading) => void, gone: () => boolean): Promise<void> {
  const known = new Set(playedGames.value.filter(({ version }) => version === FACTS_VERSION).map(({ id }) => id))
  const local = saves.value.filter(({ id, outcome }) => outcome !== null && !known.has(id))
  const jobs: ((desk: OpenDesk) => Promise<PlayedGame | null>)[] = local.map(save => async desk => {
    const record = recordOf(save.id)
    return record && readPlayed(desk, { id: save.id, ended: save.played, time: save.time ?? null }, record)
  })
  for (const table of await finishedTables())
    if (!known.has(onlineId(table.id))) jobs.push(desk => readTable(desk, table))
  if (jobs.length === 0) return tell({ done: 0, of: 0, failed: 0 })
  let desk = openDesk()
  let failed = 0
  const found: PlayedGame[] = []
  for (const [done, job] of jobs.entries()) {
    if (gone()) break
    tell({ done, of: jobs.length, failed })
    try {
      const game = await job(desk)
      if (game) found.push(game)
    } catch {
      failed += 1
      desk.close() // the worker may have crashed
      desk = openDesk()
    }
  }
  desk.close()
  if (found.length > 0) keepPlayed(found)
  if (!gone()) tell({ done: jobs.length, of: jobs.length, failed })
}

/** The tables of this person that are over and were played. None if the server does not answer. */
async function finishedTables(): Promise<readonly TableInfo[]> {
  if (!hasBeenOnline()) return []
  const tables = await api.myTables().catch(() => [])
  return tables.filter(
    table =>
      table.status === 'over' && !wasGivenUp(table) && table.seats.some(({ you, kind }) => you && kind === 'person'),
  )
}

async function readTable(desk: OpenDesk, table: TableInfo): Promise<PlayedGame | null> {
  const about = aboutTable(table)
  // The players ended it, so its record has no ending.
  if (table.outcome === 'stopped' || table.outcome === 'abandoned') return stoppedTable(table, about)
  const record = readRecord(JSON.stringify(await api.record(table.id)), errorText.server)
  return readPlayed(desk, about, record)
}

/** An online game as statistics need it. */
export function aboutTable({ id, seats, lastMove, created }: TableInfo): AboutGame {
  const people = seats.filter(({ you }) => you).map(({ seat, name }) => [seat, name] as const)
  const bots = seats.filter(({ kind }) => kind === 'bot').map(({ seat, level }) => [seat, level ?? 'medium'] as const)
  return {
    id: onlineId(id),
    ended: lastMove ?? created,
    time: null,
    seating: { people: Object.fromEntries(people), bots: Object.fromEntries(bots) },
  }
}

function stoppedTable({ game, seats }: TableInfo, { id, ended }: AboutGame): PlayedGame {
  const bots = seats.flatMap(({ kind, level }) => (kind === 'bot' ? [level ?? 'medium'] : []))
  const others = seats.some(({ kind, you }) => kind === 'person' && !you)
  return stoppedGame({ id, game, ended, players: seats.length, rivals: others ? 'people' : rivalsOf(bots) })
}
