import { join } from 'node:path'
import { InputError } from '@holdout/engine'
import Database from 'libsql'
import { startText } from '../text/operator.ts'

const LOCK_FILE = 'lock'
/** One that is being stopped may take this long to let go. */
const PATIENCE_MS = 3_000

/**
 * Keeps a data folder for this server alone: two on one SQLite file would lose no move, but neither would hear at once what happens at the other.
 * The lock is the operating system's, on an empty database: it is gone with the process, however that ends. Gives back how to let go.
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
