import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { InputError } from '@holdout/engine'
import Database from 'libsql'
import { DATABASE_FILE, SECRET_FILE } from './data-files.ts'
import { backupText } from './text/operator.ts'

/** A finished backup: its folder and the number of rows. */
export interface Backup {
  readonly folder: string
  readonly people: number
  readonly tables: number
  readonly entries: number
}

/**
 * Copies a data folder into a new one, while a server may be writing to it. The copy is the database at one moment. It
 * gets its final name only after it is complete and passed an integrity check.
 */
export function backUp(data: string, target: string): Backup {
  const source = join(data, DATABASE_FILE)
  if (!existsSync(source)) throw new InputError(backupText.noDatabase(data, DATABASE_FILE))
  if (existsSync(target)) throw new InputError(backupText.targetExists(target))
  const unfinished = `${resolve(target)}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  try {
    mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new InputError(backupText.cannotCreate(unfinished, (error as Error).message))
  }
  try {
    const file = join(unfinished, DATABASE_FILE)
    copyDatabase(source, file)
    const counted = checkCopy(file)
    const secret = join(data, SECRET_FILE)
    if (existsSync(secret)) copyFileSync(secret, join(unfinished, SECRET_FILE))
    renameSync(unfinished, target)
    return { folder: target, ...counted }
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error instanceof InputError ? error : new InputError(backupText.cannotCopy((error as Error).message))
  }
}

function copyDatabase(source: string, target: string): void {
  const database = new Database(source)
  try {
    database.exec('pragma busy_timeout = 10000')
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
}

/** Checks all pages of a copy and counts its rows. */
export function checkCopy(file: string): Omit<Backup, 'folder'> {
  const database = new Database(file, { readonly: true })
  try {
    const { integrity_check: found } = database.prepare('pragma integrity_check').get() as { integrity_check: string }
    if (found !== 'ok') throw new InputError(backupText.copyDamaged(found))
    const count = (table: string): number =>
      (database.prepare(`select count(*) as n from ${table}`).get() as { n: number }).n
    return { people: count('users'), tables: count('tables'), entries: count('entries') }
  } finally {
    database.close()
  }
}
