import type { MatchRecord } from '@holdout/engine'
import { forgetHints } from './hints-used.ts'
import { dropAnalyses } from './kept-analyses.ts'
import { keptNames, onOtherTabChange, readStored, removeStored, writeStored } from './storage.ts'
import { storeOf } from './store.ts'

/** A game on this device without its moves, as lists show it. */
export interface Save {
  readonly id: string
  readonly game: string
  readonly players: Readonly<Record<string, string>>
  readonly moves: number
  readonly outcome: string | null
  /** The names of the winners; missing during a game and in games saved by old versions. */
  readonly winners?: readonly string[]
  /** When it was last played, in ms. */
  readonly played: number
  /** The progress of the game, 0 to 1. */
  readonly progress: number
}

/** All games of this device, last played first. Imports no rules, because the home page loads it. */
export const saves = storeOf<readonly Save[]>(readList())

// Otherwise this tab would overwrite the changes of another tab when it next saves the list.
if (typeof addEventListener === 'function') onOtherTabChange('matches', () => saves.set(readList()))

/** Whether the last save failed: storage is full or disabled. */
export const storageFull = storeOf(false)

export function newId(): string {
  const characters = '23456789abcdefghjkmnpqrstuvwxyz'
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => characters[byte % characters.length]).join('')
}

/**
 * Saves a game. If storage is full, deletes finished games, oldest first. Returns whether the game is saved. Without
 * `progress`, the saved progress stays.
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
  while (!writeStored(`match:${id}`, record)) {
    const oldest = old.pop()
    if (!oldest) {
      storageFull.set(true)
      return false
    }
    forget(oldest.id)
  }
  const list = [save, ...saves.value.filter(other => other.id !== id)]
  writeStored('matches', list)
  saves.set(list)
  storageFull.set(false)
  return true
}

/** Saves who won a finished game, which its record does not contain. */
export function noteWinners(id: string, winners: readonly string[]): void {
  const save = saves.value.find(other => other.id === id)
  if (!save || save.outcome === null || save.winners?.join() === winners.join()) return
  const list = saves.value.map(other => (other === save ? { ...save, winners } : other))
  writeStored('matches', list)
  saves.set(list)
}

export function forget(id: string): void {
  removeStored(`match:${id}`)
  forgetHints(id)
  void dropAnalyses(id)
  const list = saves.value.filter(save => save.id !== id)
  writeStored('matches', list)
  saves.set(list)
  storageFull.set(false)
}

/** The stored list, completed from the stored games if entries are missing. */
function readList(): readonly Save[] {
  const list = readStored('matches')
  const known = Array.isArray(list) ? list.filter(isSave) : []
  const ids = keptNames('match:').map(name => name.slice('match:'.length))
  const lost = ids.filter(id => !known.some(save => save.id === id)).flatMap(recovered)
  return [...known.filter(({ id }) => ids.includes(id)), ...lost]
}

/** A list entry for a stored game. The record is checked only when the game is opened. */
function recovered(id: string): Save[] {
  const record = readStored(`match:${id}`) as Partial<MatchRecord> | null
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
