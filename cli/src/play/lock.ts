import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { InputError } from '@holdout/engine'

/** Beside a save that is being played lies a file with the process's number: two terminals must not write one game. */
const lockOf = (path: string): string => `${path}.lock`

/** The living process, other than this one, that plays this save; null if none does. */
export function lockedBy(path: string): number | null {
  try {
    const pid = Number(readFileSync(lockOf(path), 'utf8'))
    if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return null
    process.kill(pid, 0) // asks only whether it lives
    return pid
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? Number.NaN : null
  }
}

export function lock(path: string): void {
  const pid = lockedBy(path)
  if (pid !== null) {
    const who = Number.isNaN(pid) ? 'another user' : `another terminal (process ${pid})`
    throw new InputError(
      `${path}: this game is being played in ${who}. Go on there, or end it; if that is not so, delete ${lockOf(path)}.`,
    )
  }
  try {
    writeFileSync(lockOf(path), String(process.pid))
  } catch {
    // A folder that cannot be written says so when the game itself is kept.
  }
}

export function unlock(path: string): void {
  rmSync(lockOf(path), { force: true })
}
