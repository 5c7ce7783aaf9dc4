import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { InputError, type MatchRecord, readRecord, writeRecord } from '@holdout/engine'
import type { AnyKnownGame } from '@holdout/knowledge'
import { explainFile } from '../failures.ts'
import { readText, writeWhole } from '../input/files.ts'
import { fileText } from '../text/files.ts'
import { lock, playedElsewhere, unlock } from './lock.ts'

/** The folder of saves and records: HOLDOUT_HOME, or the user's XDG state folder. */
export function homeFolder(env: NodeJS.ProcessEnv): string {
  if (env.HOLDOUT_HOME) return resolve(env.HOLDOUT_HOME)
  return resolve(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'holdout')
}

const savesFolder = (home: string): string => join(home, 'saves')
const recordsFolder = (home: string): string => join(home, 'records')

/** The file in which a game is saved after every move. */
export interface SaveFile {
  readonly path: string
  keep(record: MatchRecord): void
  /** Ends the save of a finished game and returns the path of its record. */
  finish(): string
  close(): void
}

/** A new save in the user's folder, named after the game and the time. */
export function newSave(home: string, game: AnyKnownGame, when: Date): SaveFile {
  const folder = savesFolder(home)
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw explainFile(error, folder, 'write')
  }
  const stamp = when.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  // The random part separates games that start in the same second.
  return saveAt(join(folder, `${game.slug}-${stamp}-${randomBytes(2).toString('hex')}.json`), home)
}

/** A save in an existing file or a file that the user named. In the user's folder it moves to `records` at the end. */
export function saveAt(path: string, home: string): SaveFile {
  lock(path)
  return {
    path,
    keep: record => writeWhole(path, writeRecord(record)),
    finish() {
      if (join(savesFolder(home), basename(path)) !== path) return path
      const to = join(recordsFolder(home), basename(path))
      try {
        mkdirSync(recordsFolder(home), { recursive: true })
        renameSync(path, to)
        return to
      } catch {
        return path // the record stays in the save's place
      } finally {
        unlock(path)
      }
    },
    close: () => unlock(path),
  }
}

/** An unfinished game in a save. */
export interface SavedGame {
  readonly path: string
  readonly record: MatchRecord
  readonly when: Date
}

interface KeptGames {
  /** The latest first. */
  readonly games: SavedGame[]
  /** An error text for each save that is open in another process. */
  readonly elsewhere: string[]
  /** An error text for each file that cannot be read. */
  readonly problems: string[]
}

/** The unfinished games in the user's folder. */
export function savedGames(home: string, slug?: string): KeptGames {
  const folder = savesFolder(home)
  const games: SavedGame[] = []
  const elsewhere: string[] = []
  const problems: string[] = []
  for (const name of namesIn(folder)) {
    if (!name.endsWith('.json') || name.startsWith('.')) continue
    const path = join(folder, name)
    try {
      const record = readRecord(readText(path, fileText.expectedSave), path)
      if (record.outcome !== null || (slug !== undefined && record.game !== slug)) continue
      const played = playedElsewhere(path)
      if (played === null) games.push({ path, record, when: statSync(path).mtime })
      else elsewhere.push(played)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      problems.push(error.message)
    }
  }
  games.sort((a, b) => b.when.getTime() - a.when.getTime())
  return { games, elsewhere, problems }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return [] // the folder does not exist yet
  }
}
