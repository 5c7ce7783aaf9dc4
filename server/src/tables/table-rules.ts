import { BOT_LEVELS, DEFAULT_LEVEL, isBotLevel } from '@holdout/bots'
import type { AnyGame, Rejection, Result, Seat } from '@holdout/engine'
import type { StoredTable, TableSetup, UndoQuestion } from '../store/store.ts'
import { tableText } from '../text/table.ts'
import { withContribution } from './contribution.ts'
import { isAgreed, withoutStop, withoutVotes, withVote } from './ending.ts'
import { sitError } from './freed.ts'
import { type TableChange, withMergedUser, withoutLeaver, withoutUser } from './leaving.ts'
import { isMuted, mute, unmute } from './muting.ts'
import { checkNoBot } from './names.ts'
import { botSeat, freeSeat, isCooperative, seatOfUser, uniqueName, withSeat } from './seats.ts'

/** The result of a request: success, for a move with its entry number, or the reason why it failed. */
export type RequestResult = Result<{ readonly seq?: number }>

export const failure = (text: string, rule: string | null = null): Rejection => ({ ok: false, rule, text })

export function noSuchSeat({ seats }: TableSetup, seat: Seat): RequestResult {
  return failure(
    tableText.noSuchSeat(
      seat,
      seats.map(one => one.seat),
    ),
  )
}

export function noSuchBot(level: string): RequestResult {
  return failure(tableText.noSuchBot(level, BOT_LEVELS))
}

/** Facts that table rules need besides the stored table. */
export interface RuleContext {
  readonly game: AnyGame
  readonly now: number
  /** How long a player may be away before the others decide, in ms. */
  readonly awayAfter: number
  /** When the others may decide about a seat; null if the game is not waiting for it. */
  readonly awayUntil: (seat: Seat) => number | null
  /** The users who must agree to end the match because a seat is away. */
  readonly voters: (seat: Seat) => readonly string[]
  /** The users who must agree if the player of `seat` asks to undo moves or to stop the match. */
  readonly consenters: (seat: Seat) => readonly string[]
  /**
   * What an undo of the seat's last move would take back, if the others agree; or why it cannot be asked for. `before`:
   * the number of moves when the seat asked last.
   */
  readonly undo: (seat: Seat, before?: number) => Result<Pick<UndoQuestion, 'seq' | 'stay' | 'moves' | 'what'>>
  /** The acting host. */
  readonly host: TableSetup['host']
}

/**
 * A request other than a move: the change of the table, or a result without one. It may run twice, so it has no side
 * effects.
 */
export type TableRule = (stored: StoredTable, table: RuleContext) => RequestResult | TableChange

export function sit(user: string, seat: Seat, name: string, entropy: string, commit?: string): TableRule {
  return ({ status, setup }, { game }) => {
    if (status !== 'waiting') return failure(tableText.tooLateToSit)
    checkNoBot(name, game.seats(setup.options))
    const wanted = setup.seats.find(one => one.seat === seat)
    if (!wanted) return noSuchSeat(setup, seat)
    if (wanted.kind !== 'open' && wanted.user !== user) return failure(tableText.seatTaken(wanted.name))
    const refused = sitError(setup, user, seat)
    if (refused !== null) return failure(refused)
    const old = seatOfUser(setup, user)
    const left = old && old.seat !== seat ? withSeat(setup, old.seat, freeSeat(old)) : setup
    const seated = withSeat(left, seat, { kind: 'person', user, name: uniqueName(left, user, name), level: null })
    return { setup: withContribution(seated, seat, entropy, commit) }
  }
}

/** Changes the name of a person before the start. */
export function rename(user: string, name: string): TableRule {
  return ({ status, setup }) => {
    const seat = seatOfUser(setup, user)
    const host = setup.host.user === user
    if (status !== 'waiting' || (!seat && !host)) return { ok: true }
    const unique = uniqueName(setup, user, name)
    const seated = seat ? withSeat(setup, seat.seat, { name: unique }) : setup
    return { setup: host ? { ...seated, host: { user, name: seat ? unique : name } } : seated }
  }
}

/** Leaves the seat but not the table. Before the start the seat is free; after it, the others decide about it. */
export function stand(user: string): TableRule {
  return ({ status, setup }) => {
    const seat = seatOfUser(setup, user)
    if (!seat) return failure(tableText.noSeat)
    return { setup: withSeat(setup, seat.seat, status === 'waiting' ? freeSeat(seat) : { left: true }) }
  }
}

/** Leaves the table. Before the start, the next seated person becomes the host. */
export function leave(user: string): TableRule {
  return (stored, now) => {
    if (stored.status !== 'waiting') return stand(user)(stored, now)
    return withoutLeaver(stored, user) ?? failure(tableText.noSeat)
  }
}

export function setBot(user: string, seat: Seat, level: string | null): TableRule {
  return ({ status, setup }, { host }) => {
    if (host.user !== user) return failure(tableText.onlyHost(host.name))
    if (status !== 'waiting') return failure(tableText.alreadyStarted)
    const wanted = setup.seats.find(one => one.seat === seat)
    if (!wanted) return noSuchSeat(setup, seat)
    if (wanted.kind === 'person') return failure(tableText.seatTaken(wanted.name))
    if (level === null) return { setup: withSeat(setup, seat, freeSeat(wanted)) }
    if (!isBotLevel(level)) return noSuchBot(level)
    return { setup: withSeat(setup, seat, botSeat(seat, level)) }
  }
}

/** Pauses or continues a cooperative game: its clocks and bots. */
export function pause(user: string, on: boolean): TableRule {
  return ({ status, setup }, { game }) => {
    const seat = seatOfUser(setup, user)
    if (!seat) return failure(tableText.onlyPlayers)
    if (status !== 'playing') return failure(tableText.nothingToPause)
    if (!isCooperative(game.seats(setup.options))) return failure(tableText.notCooperative)
    return { setup: { ...setup, pausedBy: on ? seat.name : null } }
  }
}

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

/** A player takes their seat back from a stand-in. */
export function returnToSeat(user: string): TableRule {
  return ({ setup }) => {
    const seat = seatOfUser(setup, user)
    if (seat?.kind !== 'bot') return failure(tableText.noBotPlaysForYou)
    return { setup: withSeat(setup, seat.seat, { kind: 'person', level: null, left: false }) }
  }
}

/** The host mutes or unmutes a person at this table. */
export function setMuted(user: string, whom: { readonly user: string; readonly name: string }, on: boolean): TableRule {
  return ({ setup }, { host }) => {
    if (host.user !== user) return failure(tableText.onlyHost(host.name))
    if (!on) return { setup: unmute(setup, whom.user) }
    if (whom.user === host.user || whom.user === setup.host.user) return failure(tableText.hostCannotBeMuted)
    return isMuted(setup, whom.user) ? { ok: true } : { setup: mute(setup, whom) }
  }
}

/** Replaces a user by another one, or removes them (`to` null). The others then decide about the seat. */
export function replaceUser(from: string, to: string | null): TableRule {
  return stored => (to === null ? withoutUser(stored, from) : withMergedUser(stored, from, to)) ?? { ok: true }
}

export function setRematch(id: string): TableRule {
  return ({ setup, status }) => {
    if (status !== 'over') return failure(tableText.notOver)
    if (setup.rematch !== null) return failure(tableText.rematchExists)
    return { setup: { ...setup, rematch: id } }
  }
}
