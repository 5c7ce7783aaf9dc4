import { readStored, removeStored, writeStored } from './storage.ts'

/** The number of hints that a player asked for in a game of this device. */
export function hintsUsed(id: string): number {
  const stored = readStored(nameOf(id))
  return typeof stored === 'number' ? stored : 0
}

export function countHint(id: string): void {
  writeStored(nameOf(id), hintsUsed(id) + 1)
}

export function forgetHints(id: string): void {
  removeStored(nameOf(id))
}

function nameOf(id: string): string {
  return `hints-used:${id}`
}
