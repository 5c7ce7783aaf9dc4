import {
  closeSync,
  copyFileSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { InputError } from '@holdout/engine'
import { type Backup, checkCopy } from './backup.ts'
import { type BackupRun, type Base, changesName, runsIn } from './continuous/backup-folder.ts'
import { segmentsIn } from './continuous/segments.ts'
import { DATABASE_FILE, SECRET_FILE } from './data-files.ts'
import { backupText } from './text/operator.ts'

export interface Restored extends Backup {
  /** The time of the last commit that is in the restored data, in ms since 1970, as exact as segments are. */
  readonly until: number
}

/**
 * Writes a data folder with the database as it was at a moment (ms since 1970; null: the latest), from continuous
 * backups. Everything that was confirmed before that moment is in it.
 */
export function restoreAt(folder: string, target: string, at: number | null): Restored {
  if (existsSync(target)) throw new InputError(backupText.targetExists(target))
  const runs = runsIn(folder)
  const all = runs.flatMap(run => run.bases.map(base => ({ run, base })))
  if (all.length === 0) throw new InputError(backupText.noContinuous(folder))
  const moment = at ?? Number.POSITIVE_INFINITY
  const found = all.filter(({ base }) => base.at <= moment).at(-1)
  if (!found) throw new InputError(backupText.tooEarly(textOf(all[0].base.at)))
  const unfinished = `${resolve(target)}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  try {
    mkdirSync(unfinished, { recursive: true, mode: 0o700 })
    const file = join(unfinished, DATABASE_FILE)
    copyFileSync(found.base.file, file)
    const until = applyChanges(file, found.run, found.base, moment)
    const counted = checkCopy(file)
    const secret = join(found.run.folder, SECRET_FILE)
    if (existsSync(secret)) copyFileSync(secret, join(unfinished, SECRET_FILE))
    renameSync(unfinished, target)
    return { folder: target, until, ...counted }
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error instanceof InputError ? error : new InputError(backupText.cannotCopy((error as Error).message))
  }
}

/** Writes the pages of all segments that began before a moment. Returns the end of the last one. */
function applyChanges(file: string, run: BackupRun, base: Base, moment: number): number {
  const handle = openSync(file, 'r+')
  let until = base.at
  try {
    for (const log of run.logs) {
      if (log < base.log) continue
      for (const segment of segmentsIn(readFileSync(join(run.folder, changesName(log))))) {
        if (segment.since >= moment) return until
        const { pageSize, size, pages } = segment
        for (const [page, data] of pages) writeSync(handle, data, 0, pageSize, (page - 1) * pageSize)
        ftruncateSync(handle, size * pageSize)
        until = Math.max(until, segment.until)
      }
    }
    return until
  } finally {
    closeSync(handle)
  }
}

const textOf = (at: number): string => new Date(at).toISOString()
