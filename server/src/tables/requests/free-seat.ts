import type { Seat } from '@holdout/engine'
import type { FreedPerson, TableSetup } from '../../store/store.ts'
import { noteText, tableText } from '../../text/table.ts'
import { authorAt } from '../ids.ts'
import { arrangeError } from '../seating.ts'
import { freedPeople, freeSeat, withNote, withoutFreed, withSeat } from '../table-setup.ts'
import { failure, noSuchSeat, type TableRule } from './request.ts'

/** Frees the seat of a person, who may take another one or watch. */
export function vacateSeat(user: string, seat: Seat, by: string): TableRule {
  return (stored, table) => {
    const refused = arrangeError(stored, table, user)
    if (refused) return refused
    const { setup, id } = stored
    const found = setup.seats.find(one => one.seat === seat)
    if (!found) return noSuchSeat(setup, seat)
    if (found.kind !== 'person' || found.user === null) return failure(tableText.seatWithoutPerson)
    if (authorAt(id, found.user) !== by) return failure(tableText.seatTakenByAnother(found.name))
    if (found.user === user) return failure(tableText.ownSeat)
    const { name } = found
    const freed = withFreed(withSeat(setup, seat, freeSeat(found)), { user: found.user, name, seat })
    return { setup: withNote(freed, table.now, noteText.seatFreed(name), found.user) }
  }
}

/** Records that the host freed this person's seat. */
function withFreed(setup: TableSetup, { user, name, seat }: Omit<FreedPerson, 'times'>): TableSetup {
  const times = (freedPeople(setup).find(one => one.user === user)?.times ?? 0) + 1
  return { ...setup, freed: [...withoutFreed(setup, user).freed, { user, name, seat, times }] }
}
