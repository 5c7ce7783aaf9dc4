import type { ChatLine } from '@holdout/protocol'
import { readKept, writeKept } from './kept.ts'

/** After a broken line the server tells again what was said; nobody wants to read it twice. */
export function withLines(known: readonly ChatLine[], told: readonly ChatLine[]): readonly ChatLine[] {
  const last = known.at(-1)?.id ?? -1
  return [...known, ...told.filter(({ id }) => id > last)].slice(-200)
}

/** How many tables this device remembers the last read line of. */
const MOST_TABLES = 60

/** The same for this visit, for browsers that keep nothing. */
const readNow = new Map<string, number>()

/** The last line of a table's chat that was read on this device; 0 if none was. */
export function lastRead(table: string): number {
  return Math.max(readNow.get(table) ?? 0, readLines().find(([id]) => id === table)?.[1] ?? 0)
}

export function keepLastRead(table: string, line: number): void {
  if (line <= lastRead(table)) return
  readNow.set(table, line)
  const others = readLines().filter(([id]) => id !== table)
  writeKept('chat-read', [[table, line], ...others].slice(0, MOST_TABLES))
}

function readLines(): readonly (readonly [string, number])[] {
  const kept = readKept('chat-read')
  if (!Array.isArray(kept)) return []
  return kept.filter(
    (one): one is [string, number] => Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number',
  )
}
