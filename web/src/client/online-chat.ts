import { readStored, writeStored } from './storage.ts'
import { storeOf, useStore } from './store.ts'

/** For how many tables this device remembers the last read line. */
const MOST_TABLES = 60

/** The last read lines of this visit by table, also for browsers without storage. */
const readNow = storeOf<Readonly<Record<string, number>>>({})

/** The id of the last chat line of a table that was read on this device; 0 if there is none. */
export function useLastRead(table: string): number {
  useStore(readNow)
  return lastRead(table)
}

function lastRead(table: string): number {
  return Math.max(readNow.value[table] ?? 0, readLines().find(([id]) => id === table)?.[1] ?? 0)
}

export function keepLastRead(table: string, line: number): void {
  if (line <= lastRead(table)) return
  readNow.set({ ...readNow.value, [table]: line })
  const others = readLines().filter(([id]) => id !== table)
  writeStored('chat-read', [[table, line], ...others].slice(0, MOST_TABLES))
}

function readLines(): readonly (readonly [string, number])[] {
  const kept = readStored('chat-read')
  if (!Array.isArray(kept)) return []
  return kept.filter(
    (one): one is [string, number] => Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number',
  )
}
