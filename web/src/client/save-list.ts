import type { MatchRecord } from '@holdout/engine'
import { forgetHints } from './hints-used.ts'
import { dropAnalyses } from './kept-analyses.ts'
import { keepPlayed, type PlayedGame, rivalsOf, stoppedGame } from './records.ts'
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
  /** Time at the table in ms; missing in games saved by old versions. */
  readonly time?: number
  /** How the game stands, such as "day 4, 12 points"; missing before the first move and in old saves. */
  readonly stands?: string
  /** The name of the person who is asked, if several people play; missing otherwise. */
  readonly turn?: string
  /** The number of moves of another game that this one was continued from. */
  readonly copyAt?: number
}

/** What a save shows of its game, as far as the table knows it now. */
export type SaveFacts = Partial<Pick<Save, 'progress' | 'stands' | 'turn' | 'copyAt'>>

/** The longest time between two moves that counts as playing. */
const LONGEST_THOUGHT_MS = 5 * 60_000

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
 * Saves a game. If storage is full, deletes finished games, oldest first. Returns whether the game is saved. Facts
 * that are not given stay.
 */
export function keep(id: string, record: MatchRecord, facts: SaveFacts = {}): boolean {
  const before = saves.value.find(other => other.id === id)
  const now = Date.now()
  const save: Save = {
    id,
    game: record.game,
    players: record.players,
    moves: record.moves.length,
    outcome: record.outcome,
    played: now,
    progress: before?.progress ?? 0,
    ...(before?.stands === undefined ? {} : { stands: before.stands }),
    ...(before?.copyAt === undefined ? {} : { copyAt: before.copyAt }),
    ...facts,
    time: before ? (before.time ?? 0) + Math.min(Math.max(0, now - before.played), LONGEST_THOUGHT_MS) : 0,
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

/** Deletes a game. One that was not finished counts as stopped. */
export function forget(id: string): void {
  const save = saves.value.find(one => one.id === id)
  if (save && save.outcome === null && save.moves > 0) keepPlayed([stoppedSave(save)])
  removeStored(`match:${id}`)
  forgetHints(id)
  void dropAnalyses(id)
  const list = saves.value.filter(save => save.id !== id)
  writeStored('matches', list)
  saves.set(list)
  storageFull.set(false)
}

function stoppedSave({ id, game, players, played, time }: Save): PlayedGame {
  const names = Object.values(players)
  const bots = names.flatMap(name => (name.endsWith(' bot') ? [name.slice(0, -' bot'.length)] : []))
  return stoppedGame({ id, game, ended: played, players: names.length, rivals: rivalsOf(bots), time: time ?? null })
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

/** Whether a stored or imported value is a list entry. */
export function isSave(value: unknown): value is Save {
  const save = value as Partial<Save> | null
  return (
    typeof save?.id === 'string' &&
    typeof save.game === 'string' &&
    typeof save.moves === 'number' &&
    typeof save.players === 'object' &&
    save.players !== null
  )
}
