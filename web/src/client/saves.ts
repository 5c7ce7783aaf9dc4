import { type MatchRecord, readRecord } from '@holdout/engine'
import { readKept } from './kept.ts'
import { keep, newId } from './save-list.ts'

export { forget, keep, newId, type Save, saves } from './save-list.ts'

/** The record of a game on this device; null if there is none. What is kept but damaged is refused with the reason. */
export function recordOf(id: string): MatchRecord | null {
  const kept = readKept(`match:${id}`)
  return kept === null ? null : readRecord(JSON.stringify(kept), 'the saved game')
}

/** A record from elsewhere joins the games of this device, if there is room. */
export function takeIn(record: MatchRecord): string {
  const id = newId()
  if (!keep(id, record)) throw new Error('There is no room for it on this device. Delete a game first.')
  return id
}
