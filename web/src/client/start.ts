import type { NewMatch } from '../worker/messages.ts'
import { newId } from './save-list.ts'

/** Tables that were set up but not opened yet. A table saves itself when it opens. */
const waiting = new Map<string, NewMatch>()

/** Sets a table up; its address is `/play/<id>`. */
export function start(table: NewMatch, id = newId()): string {
  waiting.set(id, table)
  return id
}

export function started(id: string): NewMatch | null {
  return waiting.get(id) ?? null
}
