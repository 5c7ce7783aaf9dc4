import type { NewTable } from '../worker/messages.ts'
import { newId } from './save-list.ts'

/** Tables that were set up but not opened yet. A table saves itself when it opens. */
const waiting = new Map<string, NewTable>()

/** Sets a table up; its address is `/play/<id>`. */
export function start(table: NewTable): string {
  const id = newId()
  waiting.set(id, table)
  return id
}

export function started(id: string): NewTable | null {
  return waiting.get(id) ?? null
}
