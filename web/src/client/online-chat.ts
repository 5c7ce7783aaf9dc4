import type { ChatLine } from '@holdout/protocol'
import { readStored, writeStored } from './storage.ts'

/** Adds new lines to the chat. After a reconnect the server repeats lines; those are dropped. */
export function withLines(known: readonly ChatLine[], sent: readonly ChatLine[]): readonly ChatLine[] {
  const last = known.at(-1)?.id ?? -1
  return [...known, ...sent.filter(({ id }) => id > last)].slice(-200)
}

/** For how many tables this device remembers the last read line. */
const MOST_TABLES = 60

/** The last read lines of this visit, for browsers without storage. */
const readNow = new Map<string, number>()

/** The id of the last chat line of a table that was read on this device; 0 if there is none. */
export function lastRead(table: string): number {
  return Math.max(readNow.get(table) ?? 0, readLines().find(([id]) => id === table)?.[1] ?? 0)
}

export function keepLastRead(table: string, line: number): void {
  if (line <= lastRead(table)) return
  readNow.set(table, line)
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
