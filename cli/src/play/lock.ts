import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { InputError } from '@holdout/engine'
import { playErrorText } from '../text/play.ts'

/** The lock file of a save. It holds the process id, so that two terminals do not write the same game. */
const lockOf = (path: string): string => `${path}.lock`

/** The id of the other running process that has this save open; NaN if it belongs to another user; null if none. */
function lockedBy(path: string): number | null {
  try {
    const pid = Number(readFileSync(lockOf(path), 'utf8'))
    if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return null
    process.kill(pid, 0) // signal 0 only checks that it exists
    return isDead(pid) ? null : pid
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? Number.NaN : null
  }
}

/** Whether the process is a zombie: ended, but still listed because its parent has not collected it. Linux only. */
function isDead(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const state = stat[stat.lastIndexOf(')') + 2] // the name before it is in brackets and may contain brackets
    return state === 'Z' || state === 'X'
  } catch {
    return false
  }
}

/** The error for a save that is open elsewhere; null if it is not. */
export function playedElsewhere(path: string): string | null {
  const pid = lockedBy(path)
  if (pid === null) return null
  return playErrorText.playedElsewhere(path, Number.isNaN(pid) ? null : pid, lockOf(path))
}

export function lock(path: string): void {
  const elsewhere = playedElsewhere(path)
  if (elsewhere !== null) throw new InputError(elsewhere)
  try {
    writeFileSync(lockOf(path), String(process.pid))
  } catch {
    // If the folder is not writable, saving the game reports it.
  }
}

export function unlock(path: string): void {
  rmSync(lockOf(path), { force: true })
}
