import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A folder of continuous backups holds one folder per run of a server, named by its start. In it are copies of the
 * database (`base-WAL-TIME.db`), each complete at TIME, and files of segments (`changes-WAL.seg`): what was committed
 * while the write-ahead log had its number WAL. A base and all segments from the same WAL number on give the database at
 * any later moment.
 */
export interface BackupRun {
  readonly folder: string
  readonly bases: readonly Base[]
  /** The numbers of the files of segments, in order. */
  readonly logs: readonly number[]
}

export interface Base {
  readonly file: string
  readonly log: number
  /** When it was complete, in ms since 1970. */
  readonly at: number
}

const BASE = /^base-(\d+)-(\d+)\.db$/
const CHANGES = /^changes-(\d+)\.seg$/

export const baseName = (log: number, at: number): string => `base-${log}-${Math.ceil(at)}.db`
export const changesName = (log: number): string => `changes-${log}.seg`
/** Sorts by time. Without colons, because some file systems forbid them. */
export const runName = (at: number): string => new Date(at).toISOString().replaceAll(':', '-')

/** The runs in a backup folder, the oldest first. */
export function runsIn(folder: string): BackupRun[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { withFileTypes: true }).filter(one => one.isDirectory())
  return names
    .map(({ name }) => name)
    .filter(name => /^\d{4}-\d\d-\d\dT/.test(name))
    .sort()
    .map(name => runIn(join(folder, name)))
}

function runIn(folder: string): BackupRun {
  const files = readdirSync(folder)
  const bases = files.flatMap(file => {
    const [, log, at] = BASE.exec(file) ?? []
    return at === undefined ? [] : [{ file: join(folder, file), log: Number(log), at: Number(at) }]
  })
  const logs = files.flatMap(file => {
    const [, log] = CHANGES.exec(file) ?? []
    return log === undefined ? [] : [Number(log)]
  })
  return { folder, bases: bases.sort((a, b) => a.at - b.at), logs: logs.sort((a, b) => a - b) }
}

const DAY_MS = 24 * 3_600_000

/** Deletes what is not needed to restore any moment of the last days; 0: keeps all. */
export async function deleteOldRuns(folder: string, keepDays: number, now: number): Promise<void> {
  const runs = runsIn(folder)
  const old = runs.flatMap(({ bases }) => bases).filter(({ at }) => at <= now - keepDays * DAY_MS)
  const needed = old.at(-1)
  if (keepDays === 0 || !needed) return
  for (const run of runs) {
    const isOld = run.bases.length > 0 && run.bases.every(({ at }) => at < needed.at)
    if (isOld) await rm(run.folder, { recursive: true, force: true })
    if (!run.bases.includes(needed)) continue
    for (const { file, at } of run.bases) if (at < needed.at) await rm(file, { force: true })
    for (const log of run.logs) if (log < needed.log) await rm(join(run.folder, changesName(log)), { force: true })
  }
}
