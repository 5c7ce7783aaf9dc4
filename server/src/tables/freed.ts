import type { FreedPerson, StoredNote, TableSetup } from '../store/store.ts'
import { tableText } from '../text/table.ts'

/** After the host has freed somebody's seat this often, that person can no longer sit down without the host's consent. */
const MOST_TIMES = 2

/** How many notes a table keeps. */
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

/** Why somebody whose seat was freed may not take this one; null if they may. */
export function sitError(setup: TableSetup, user: string, seat: string): string | null {
  const freed = freedPeople(setup).find(one => one.user === user)
  if (!freed) return null
  if (!maySitAgain(freed)) return tableText.seatFreedTwice
  return freed.seat === seat ? tableText.seatFreed : null
}

/** The set-up with one more time that the host freed this person's seat. */
export function withFreed(setup: TableSetup, { user, name, seat }: Omit<FreedPerson, 'times'>): TableSetup {
  const times = (freedPeople(setup).find(one => one.user === user)?.times ?? 0) + 1
  return { ...setup, freed: [...withoutFreed(setup, user).freed, { user, name, seat, times }] }
}

export function withoutFreed(setup: TableSetup, user: string): TableSetup & { readonly freed: readonly FreedPerson[] } {
  return { ...setup, freed: freedPeople(setup).filter(one => one.user !== user) }
}

/** The set-up with one more line about what the host changed. */
export function withNote(setup: TableSetup, at: number, text: string, about: string | null = null): TableSetup {
  const notes = notesOf(setup)
  const id = (notes.at(-1)?.id ?? 0) + 1
  return { ...setup, notes: [...notes, { id, at, text, about }].slice(-MOST_NOTES) }
}

/** The set-up without a person who wants to be forgotten: neither freed nor named in a note. */
export function withoutPerson(setup: TableSetup, user: string): TableSetup {
  if (!setup.freed && !setup.notes) return setup
  return { ...withoutFreed(setup, user), notes: notesOf(setup).filter(({ about }) => about !== user) }
}

/** The set-up after a person has become another one, by logging in. */
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
