import type { TableInfo } from '@holdout/protocol'
import type { TableSetup } from '../store/store.ts'

/** The players who decide about an absent one: seated, connected, and not absent themselves. */
export type Voters = readonly string[]

/** Agreeing to end the game because of an absent seat: adds one vote, and ends the game with the last one. */
export function withVote(
  setup: TableSetup,
  seat: string,
  user: string,
  voters: Voters,
): { setup: TableSetup; agreed: boolean } {
  const before = setup.ending?.seat === seat ? setup.ending.users.filter(one => voters.includes(one)) : []
  const users = before.includes(user) ? before : [...before, user]
  return { setup: { ...setup, ending: { seat, users } }, agreed: isAgreed(users, voters) }
}

/** Everyone who is still connected has agreed. With nobody connected nothing is decided. */
export function isAgreed(users: readonly string[], voters: Voters): boolean {
  return voters.length > 0 && voters.every(user => users.includes(user))
}

export function withoutVotes(setup: TableSetup): TableSetup {
  if (!setup.ending) return setup
  const { ending: _, ...rest } = setup
  return rest
}

/** What everyone at the table is told about the vote. */
export function endingInfo(
  setup: TableSetup,
  voters: Voters,
  user: string | null,
): NonNullable<TableInfo['ending']> | null {
  const { ending } = setup
  if (!ending) return null
  const names = voters
    .filter(one => ending.users.includes(one))
    .map(one => setup.seats.find(seat => seat.user === one)?.name ?? '')
  if (names.length === 0) return null
  return { seat: ending.seat, by: names, of: voters.length, you: user !== null && ending.users.includes(user) }
}
