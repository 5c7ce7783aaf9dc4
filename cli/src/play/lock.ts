import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { InputError } from '@holdout/engine'

/** Beside a save that is being played lies a file with the process's number: two terminals must not write one game. */
const lockOf = (path: string): string => `${path}.lock`

/** The living process, other than this one, that plays this save; null if none does. */
function lockedBy(path: string): number | null {
  try {
    const pid = Number(readFileSync(lockOf(path), 'utf8'))
    if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return null
    process.kill(pid, 0) // asks only whether there is one
    return isDead(pid) ? null : pid
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? Number.NaN : null
  }
}

/** One that has ended keeps its number until its parent asks how, which may be never. Only Linux tells. */
function isDead(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const state = stat[stat.lastIndexOf(')') + 2] // the name before it, in brackets, may hold brackets itself
    return state === 'Z' || state === 'X'
  } catch {
    return false
  }
}

/** Who plays this save elsewhere, and what to do about it; null if nobody does. */
export function playedElsewhere(path: string): string | null {
  const pid = lockedBy(path)
  if (pid === null) return null
  const who = Number.isNaN(pid) ? 'by another user' : `in another terminal (process ${pid})`
  return `${path}: this game is being played ${who}. Go on there, or end it; if that is not so, delete ${lockOf(path)}.`
}

export function lock(path: string): void {
  const elsewhere = playedElsewhere(path)
  if (elsewhere !== null) throw new InputError(elsewhere)
  try {
    writeFileSync(lockOf(path), String(process.pid))
  } catch {
    // A folder that cannot be written says so when the game itself is kept.
  }
}

export function unlock(path: string): void {
  rmSync(lockOf(path), { force: true })
}
