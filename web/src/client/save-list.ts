import type { MatchRecord } from '@holdout/engine'
import { dropKept, keptNames, readKept, whenOtherTabKeeps, writeKept } from './kept.ts'
import { storeOf } from './store.ts'

/** A game on this device, without its moves: what lists show. */
export interface Save {
  readonly id: string
  readonly game: string
  readonly players: Readonly<Record<string, string>>
  readonly moves: number
  readonly outcome: string | null
  /** The names of those who won; left out while the game goes on, and of games that ended before this was kept. */
  readonly winners?: readonly string[]
  /** When it was last played, in ms. */
  readonly played: number
  /** How far through the night, 0 to 1, as the table last said. */
  readonly progress: number
}

/** All games of this device, the last played first. Pages watch it. No rules and no reader of records stand behind it: the home page shows it. */
export const saves = storeOf<readonly Save[]>(readList())

// Otherwise the list of this tab, when it is next written, would have the games of the other one as they were before.
if (typeof addEventListener === 'function') whenOtherTabKeeps('matches', () => saves.set(readList()))

/** The last game could not be kept: the device is full, or the browser keeps nothing. */
export const noRoom = storeOf(false)

export function newId(): string {
  const signs = '23456789abcdefghjkmnpqrstuvwxyz'
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => signs[byte % signs.length]).join('')
}

/**
 * Keeps a game. When the device is full, finished games make room, the oldest first. Says whether it is kept. How far the night has
 * got stays as it was if nobody says it.
 */
export function keep(id: string, record: MatchRecord, progress?: number): boolean {
  const save: Save = {
    id,
    game: record.game,
    players: record.players,
    moves: record.moves.length,
    outcome: record.outcome,
    played: Date.now(),
    progress: progress ?? saves.value.find(other => other.id === id)?.progress ?? 0,
  }
  const old = saves.value.filter(other => other.id !== id && other.outcome !== null)
  while (!writeKept(`match:${id}`, record)) {
    const oldest = old.pop()
    if (!oldest) {
      noRoom.set(true)
      return false
    }
    forget(oldest.id)
  }
  const list = [save, ...saves.value.filter(other => other.id !== id)]
  writeKept('matches', list)
  saves.set(list)
  noRoom.set(false)
  return true
}

/** Notes who won a finished game: its record alone does not say. */
export function noteWinners(id: string, winners: readonly string[]): void {
  const save = saves.value.find(other => other.id === id)
  if (!save || save.outcome === null || save.winners?.join() === winners.join()) return
  const list = saves.value.map(other => (other === save ? { ...save, winners } : other))
  writeKept('matches', list)
  saves.set(list)
}

export function forget(id: string): void {
  dropKept(`match:${id}`)
  const list = saves.value.filter(save => save.id !== id)
  writeKept('matches', list)
  saves.set(list)
  noRoom.set(false)
}

/** The list, or what can be made of it from the games themselves if it was lost. */
function readList(): readonly Save[] {
  const list = readKept('matches')
  const known = Array.isArray(list) ? list.filter(isSave) : []
  const ids = keptNames('match:').map(name => name.slice('match:'.length))
  const lost = ids.filter(id => !known.some(save => save.id === id)).flatMap(recovered)
  return [...known.filter(({ id }) => ids.includes(id)), ...lost]
}

/** Only a look at it: the record is read properly, and refused with the reason, when somebody opens the game. */
function recovered(id: string): Save[] {
  const record = readKept(`match:${id}`) as Partial<MatchRecord> | null
  if (typeof record?.game !== 'string' || !Array.isArray(record.moves)) return []
  const { game, players = {}, moves, outcome = null } = record
  return [{ id, game, players, moves: moves.length, outcome, played: 0, progress: 0 }]
}

function isSave(value: unknown): value is Save {
  const save = value as Partial<Save> | null
  return (
    typeof save?.id === 'string' &&
    typeof save.game === 'string' &&
    typeof save.moves === 'number' &&
    typeof save.players === 'object' &&
    save.players !== null
  )
}
