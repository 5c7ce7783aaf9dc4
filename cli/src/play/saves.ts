import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { type AnyGame, InputError, type MatchRecord, readRecord, writeRecord } from '@holdout/engine'
import { explainFile } from '../failures.ts'
import { readText, writeWhole } from '../input/files.ts'
import { lock, playedElsewhere, unlock } from './lock.ts'

/** Where games are kept: HOLDOUT_HOME, or the user's state folder as XDG has it. */
export function homeFolder(env: NodeJS.ProcessEnv): string {
  if (env.HOLDOUT_HOME) return resolve(env.HOLDOUT_HOME)
  return resolve(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'holdout')
}

const savesFolder = (home: string): string => join(home, 'saves')
const recordsFolder = (home: string): string => join(home, 'records')

/** A game that is kept in a file while it is played. */
export interface SaveFile {
  readonly path: string
  keep(record: MatchRecord): void
  /** The game is over: says where its record is to be found from now on. */
  finish(): string
  close(): void
}

/** A new save in the user's folder, named after the game and the moment. */
export function newSave(home: string, game: AnyGame, when: Date): SaveFile {
  const folder = savesFolder(home)
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw explainFile(error, folder, 'write')
  }
  const stamp = when.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  // Two games may begin in the same second.
  return saveAt(join(folder, `${game.slug}-${stamp}-${randomBytes(2).toString('hex')}.json`), home)
}

/** A save in a file that exists, or that the user named. Those in the user's folder move to the records when they end. */
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
        return path // it stays where it is: nothing is lost
      } finally {
        unlock(path)
      }
    },
    close: () => unlock(path),
  }
}

/** A save as the menu shows it. */
export interface Kept {
  readonly path: string
  readonly record: MatchRecord
  readonly when: Date
}

interface KeptGames {
  /** The latest first. */
  readonly games: Kept[]
  /** A sentence for each that is being played at this moment. */
  readonly elsewhere: string[]
  /** What is wrong with the files that cannot be read. */
  readonly problems: string[]
}

/** The games that were left unfinished. */
export function keptGames(home: string, slug?: string): KeptGames {
  const folder = savesFolder(home)
  const games: Kept[] = []
  const elsewhere: string[] = []
  const problems: string[] = []
  for (const name of namesIn(folder)) {
    if (!name.endsWith('.json') || name.startsWith('.')) continue
    const path = join(folder, name)
    try {
      const record = readRecord(readText(path, 'a saved game'), path)
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
    return [] // there is none yet
  }
}
