import type { SeatSpec } from '@holdout/engine'
import type { FreedPerson, StoredNote, StoredSeat, TableSetup } from '../store/store.ts'
import { nameKey } from './names.ts'

/** A user seen within this time counts as connected, to any node. In ms. */
export const CONNECTED_MS = 25_000

/** The number of notes that a table keeps. */
const MOST_NOTES = 20

type MutedPeople = NonNullable<TableSetup['muted']>

/** The users who decide about a player who is away: seated, connected and not away themselves. */
export type Voters = readonly string[]

export function seatOfUser({ seats }: TableSetup, user: string): StoredSeat | null {
  return seats.find(one => one.user === user) ?? null
}

export function nameOfSeat({ seats }: TableSetup, seat: string): string {
  return seats.find(one => one.seat === seat)?.name ?? seat
}

/** Changes one seat. A seat with a new kind of player is no longer held. */
export function withSeat(setup: TableSetup, seat: string, change: Partial<StoredSeat>): TableSetup {
  const changed = (one: StoredSeat): StoredSeat => ({ ...(change.kind ? unheld(one) : one), ...change })
  return { ...setup, seats: setup.seats.map(one => (one.seat === seat ? changed(one) : one)) }
}

export function freeSeat(seat: StoredSeat): StoredSeat {
  return { ...unheld(seat), kind: 'open', user: null, name: '', level: null }
}

/** The seat that is held for a user at a rematch; null if there is none. */
export function seatHeldFor({ seats }: TableSetup, user: string): StoredSeat | null {
  return seats.find(({ heldFor }) => heldFor?.user === user) ?? null
}

/** Opens the seat that is held for a user to everyone. */
export function withoutHold(setup: TableSetup, user: string): TableSetup {
  const held = seatHeldFor(setup, user)
  return held ? { ...setup, seats: setup.seats.map(one => (one === held ? unheld(one) : one)) } : setup
}

function unheld({ heldFor: _, ...seat }: StoredSeat): StoredSeat {
  return seat
}

export function botSeat(seat: string, level: string): StoredSeat {
  return { seat, kind: 'bot', user: null, name: `${level} bot`, level }
}

/** A name that no other player at the table has, so that log lines are clear. */
export function uniqueName({ seats }: TableSetup, user: string, name: string): string {
  const others = seats.filter(one => one.user !== null && one.user !== user).map(one => nameKey(one.name))
  const names = [name, ...Array.from(seats, (_, i) => `${name} ${i + 2}`)]
  return names.find(one => !others.includes(nameKey(one))) ?? name
}

/** Whether all seats are on one side, so that a pause harms no player. */
export function isCooperative(specs: readonly SeatSpec[]): boolean {
  return specs.length === 1 || specs.every(({ side }) => side !== undefined && side === specs[0].side)
}

export function freedPeople({ freed = [] }: TableSetup): readonly FreedPerson[] {
  return freed
}

export function wasFreed(setup: TableSetup, user: string): boolean {
  return freedPeople(setup).some(one => one.user === user)
}

export function withoutFreed(setup: TableSetup, user: string): TableSetup & { readonly freed: readonly FreedPerson[] } {
  return { ...setup, freed: freedPeople(setup).filter(one => one.user !== user) }
}

export function notesOf({ notes = [] }: TableSetup): readonly StoredNote[] {
  return notes
}

/** Adds a note about what the host changed. */
export function withNote(setup: TableSetup, at: number, text: string, about: string | null = null): TableSetup {
  const notes = notesOf(setup)
  const id = (notes.at(-1)?.id ?? 0) + 1
  return { ...setup, notes: [...notes, { id, at, text, about }].slice(-MOST_NOTES) }
}

/** The people whom the host has muted at this table. */
export function mutedAt({ muted = [] }: TableSetup): MutedPeople {
  return muted
}

export function isMuted(setup: TableSetup, user: string): boolean {
  return mutedAt(setup).some(one => one.user === user)
}

export function withMuted(setup: TableSetup, person: MutedPeople[number]): TableSetup {
  return { ...setup, muted: [...mutedAt(withoutMuted(setup, person.user)), person] }
}

export function withoutMuted(setup: TableSetup, user: string): TableSetup {
  return isMuted(setup, user) ? { ...setup, muted: mutedAt(setup).filter(one => one.user !== user) } : setup
}

export function withoutVotes(setup: TableSetup): TableSetup {
  if (!setup.ending) return setup
  const { ending: _, ...rest } = setup
  return rest
}

/** Ends a player's question to undo moves. */
export function withoutUndo(setup: TableSetup): TableSetup {
  if (!setup.undo) return setup
  const { undo: _, ...rest } = setup
  return rest
}

/** Ends a player's question to stop the match. */
export function withoutStop(setup: TableSetup): TableSetup {
  if (!setup.stop) return setup
  const { stop: _, ...rest } = setup
  return rest
}

/** Whether all voters agree. Without voters there is no decision. */
export function isAgreed(users: readonly string[], voters: Voters): boolean {
  return voters.length > 0 && voters.every(user => users.includes(user))
}

/** Who of the voters agreed, how many must, and whether the receiver did. */
export function answersTo(
  { seats }: TableSetup,
  agreed: readonly string[],
  voters: Voters,
  user: string | null,
): { by: string[]; of: number; you: boolean } {
  const by = voters.filter(one => agreed.includes(one)).map(one => seats.find(seat => seat.user === one)?.name ?? '')
  return { by, of: voters.length, you: user !== null && agreed.includes(user) }
}

/** Whether the players ended the match at the table, so that its record has no outcome. */
export function wasEndedByPlayers(outcome: string | null): boolean {
  return outcome === 'abandoned' || outcome === 'stopped'
}
