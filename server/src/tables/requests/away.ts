import { DEFAULT_LEVEL } from '@holdout/bots'
import type { Seat } from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'
import type { TableSetup } from '../../store/store.ts'
import { tableText } from '../../text/table.ts'
import { answersTo, isAgreed, seatOfUser, type Voters, withoutStop, withoutVotes, withSeat } from '../table-setup.ts'
import { failure, type TableChange, type TableRule } from './request.ts'

/**
 * Decides about a player who was away too long. Any other player may wait or add a stand-in; ending needs all votes.
 */
export function decideAway(user: string, seat: Seat, choice: 'wait' | 'bot' | 'end'): TableRule {
  return ({ status, setup }, { now, awayAfter, awayUntil, voters }) => {
    const own = seatOfUser(setup, user)
    if (!own) return failure(tableText.onlyPlayers)
    if (own.seat === seat) return failure(tableText.ownAwaySeat)
    const away = setup.seats.find(one => one.seat === seat)
    const until = awayUntil(seat)
    if (status !== 'playing' || !away || until === null) return failure(tableText.notWaitingForSeat)
    if (until > now) return failure(tableText.stillHasTime(away.name))
    if (choice === 'wait') return { setup: withSeat(withoutVotes(setup), seat, { patience: now + awayAfter }) }
    if (choice === 'bot') return { setup: withSeat(withoutVotes(setup), seat, { kind: 'bot', level: DEFAULT_LEVEL }) }
    const vote = withVote(setup, seat, user, voters(seat))
    return vote.agreed ? ended(vote.setup) : { setup: vote.setup }
  }
}

/** Adds a vote to end the match because a seat is away. `agreed`: it was the last vote needed. */
function withVote(
  setup: TableSetup,
  seat: string,
  user: string,
  voters: Voters,
): { setup: TableSetup; agreed: boolean } {
  const before = setup.ending?.seat === seat ? setup.ending.users.filter(one => voters.includes(one)) : []
  const users = before.includes(user) ? before : [...before, user]
  return { setup: { ...setup, ending: { seat, users } }, agreed: isAgreed(users, voters) }
}

/** Counts the votes again after players came or went. Ends the match, or the vote if its seat is no longer away. */
export function recount(): TableRule {
  return ({ status, setup }, { now, awayUntil, voters }) => {
    const { ending } = setup
    if (!ending) return { ok: true }
    const until = awayUntil(ending.seat)
    if (status !== 'playing' || until === null || until > now) return { setup: withoutVotes(setup) }
    return isAgreed(ending.users, voters(ending.seat)) ? ended(setup) : { ok: true }
  }
}

function ended(setup: TableSetup): TableChange {
  return { setup: withoutStop(withoutVotes(setup)), status: 'over', outcome: 'abandoned' }
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
