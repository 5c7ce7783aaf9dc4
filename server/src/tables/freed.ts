import type { FreedPerson, StoredNote, TableSetup } from '../store/store.ts'
import { tableText } from '../text/table.ts'

/** After the host freed a person's seat this often, that person needs the host's permission to sit down. */
const MOST_TIMES = 2

/** The number of notes that a table keeps. */
const MOST_NOTES = 20

export function freedPeople({ freed = [] }: TableSetup): readonly FreedPerson[] {
  return freed
}

export function notesOf({ notes = [] }: TableSetup): readonly StoredNote[] {
  return notes
}

export function wasFreed(setup: TableSetup, user: string): boolean {
  return freedPeople(setup).some(one => one.user === user)
}

export function maySitAgain({ times }: FreedPerson): boolean {
  return times < MOST_TIMES
}

/** Why a person whose seat was freed may not take this seat; null if they may. */
export function sitError(setup: TableSetup, user: string, seat: string): string | null {
  const freed = freedPeople(setup).find(one => one.user === user)
  if (!freed) return null
  if (!maySitAgain(freed)) return tableText.seatFreedTwice
  return freed.seat === seat ? tableText.seatFreed : null
}

/** Records that the host freed this person's seat. */
export function withFreed(setup: TableSetup, { user, name, seat }: Omit<FreedPerson, 'times'>): TableSetup {
  const times = (freedPeople(setup).find(one => one.user === user)?.times ?? 0) + 1
  return { ...setup, freed: [...withoutFreed(setup, user).freed, { user, name, seat, times }] }
}

export function withoutFreed(setup: TableSetup, user: string): TableSetup & { readonly freed: readonly FreedPerson[] } {
  return { ...setup, freed: freedPeople(setup).filter(one => one.user !== user) }
}

/** Adds a note about what the host changed. */
export function withNote(setup: TableSetup, at: number, text: string, about: string | null = null): TableSetup {
  const notes = notesOf(setup)
  const id = (notes.at(-1)?.id ?? 0) + 1
  return { ...setup, notes: [...notes, { id, at, text, about }].slice(-MOST_NOTES) }
}

/** Removes a person from the list of freed seats and from the notes. */
export function withoutPerson(setup: TableSetup, user: string): TableSetup {
  if (!setup.freed && !setup.notes) return setup
  return { ...withoutFreed(setup, user), notes: notesOf(setup).filter(({ about }) => about !== user) }
}

/** Moves freed seats and notes from a guest to the account they log in to. */
export function withPersonMoved(setup: TableSetup, from: string, to: string): TableSetup {
  if (!setup.freed && !setup.notes) return setup
  const moved = freedPeople(setup).find(({ user }) => user === from)
  const freed = freedPeople(withoutFreed(setup, from)).filter(({ user }) => !moved || user !== to)
  return {
    ...setup,
    freed: moved ? [...freed, { ...moved, user: to }] : freed,
    notes: notesOf(setup).map(note => (note.about === from ? { ...note, about: to } : note)),
  }
}
