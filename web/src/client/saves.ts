import { type MatchRecord, readRecord } from '@holdout/engine'
import { errorText } from '../text/errors.ts'
import { keep, newId } from './save-list.ts'
import { readStored } from './storage.ts'

export { forget, keep, newId, type Save, saves } from './save-list.ts'

/** The record of a game on this device; null if there is none. Throws if it is damaged. */
export function recordOf(id: string): MatchRecord | null {
  const kept = readStored(`match:${id}`)
  return kept === null ? null : readRecord(JSON.stringify(kept), errorText.savedGame)
}

/** Adds a record from elsewhere to the games of this device. Throws if there is no room. */
export function takeIn(record: MatchRecord): string {
  const id = newId()
  if (!keep(id, record)) throw new Error(errorText.noRoom)
  return id
}
