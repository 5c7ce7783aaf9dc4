import { noteText } from '../../text/table.ts'
import { authorAt } from '../ids.ts'
import { arrangeError } from '../seating.ts'
import { freedPeople, withNote, withoutFreed } from '../table-setup.ts'
import type { TableRule } from './request.ts'

/** Allows a person whose seat was freed to sit down again. */
export function allowSeat(user: string, by: string): TableRule {
  return (stored, table) => {
    const refused = arrangeError(stored, table, user)
    if (refused) return refused
    const { setup, id } = stored
    const found = freedPeople(setup).find(one => authorAt(id, one.user) === by)
    if (!found) return { ok: true }
    return {
      setup: withNote(withoutFreed(setup, found.user), table.now, noteText.seatAllowed(found.name), found.user),
    }
  }
}
