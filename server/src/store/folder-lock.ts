import { join } from 'node:path'
import { InputError } from '@holdout/engine'
import Database from 'libsql'
import { startText } from '../text/operator.ts'

const LOCK_FILE = 'lock'
/** How long to wait for a server that is stopping, in ms. */
const PATIENCE_MS = 3_000

/**
 * Locks a data folder for this server. Two servers on one SQLite file would lose no move, but would not notify each
 * other. The lock is an operating system lock on an empty database, so it ends with the process. Returns a function
 * that releases it.
 */
export function lockFolder(folder: string): () => void {
  const lock = new Database(join(folder, LOCK_FILE))
  try {
    lock.exec(`pragma busy_timeout = ${PATIENCE_MS}; begin exclusive`)
  } catch (error) {
    lock.close()
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error
    throw new InputError(startText.folderInUse(folder))
  }
  return () => lock.close()
}
