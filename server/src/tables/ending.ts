import type { TableInfo } from '@holdout/protocol'
import type { TableSetup } from '../store/store.ts'

/** The users who decide about a player who is away: seated, connected and not away themselves. */
export type Voters = readonly string[]

/** Adds a vote to end the match because a seat is away. `agreed`: it was the last vote needed. */
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

/** Whether all voters agree. Without voters there is no decision. */
export function isAgreed(users: readonly string[], voters: Voters): boolean {
  return voters.length > 0 && voters.every(user => users.includes(user))
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

/** Whether the players ended the match at the table, so that its record has no outcome. */
export function wasEndedByPlayers(outcome: string | null): boolean {
  return outcome === 'abandoned' || outcome === 'stopped'
}

/** The vote as everyone at the table sees it; null if there is none. */
export function endingInfo(
  setup: TableSetup,
  voters: Voters,
  user: string | null,
): NonNullable<TableInfo['ending']> | null {
  const { ending } = setup
  if (!ending) return null
  const answers = answersTo(setup, ending.users, voters, user)
  return answers.by.length === 0 ? null : { seat: ending.seat, ...answers }
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
