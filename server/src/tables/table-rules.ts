import { BOT_LEVELS } from '@holdout/bots'
import type { AnyGame, Seat } from '@holdout/engine'
import type { StoredTable, TableSetup } from '../store/store.ts'
import { tableText } from '../text/table.ts'
import { isAgreed, withoutVotes, withVote } from './ending.ts'
import { type Change, departed, forgotten, renamed } from './farewell.ts'
import { whyNotSit } from './freed.ts'
import { botOn, freeSeat, ownName, playTogether, seatOfUser, withSeat } from './seats.ts'
import { isSilenced, withoutWord, withWord } from './silence.ts'

/** What came of a request: carried out (for a move: as which entry), or a reason. */
export type Done =
  | { readonly ok: true; readonly seq?: number }
  | { readonly ok: false; readonly why: string | null; readonly say: string }

export const no = (say: string, why: string | null = null): Done => ({ ok: false, why, say })

export function noSuchSeat({ seats }: TableSetup, seat: Seat): Done {
  return no(
    tableText.noSuchSeat(
      seat,
      seats.map(one => one.seat),
    ),
  )
}

export function noSuchBot(level: string): Done {
  return no(tableText.noSuchBot(level, BOT_LEVELS))
}

/** What a rule must know beside what is stored. */
export interface TableNow {
  readonly game: AnyGame
  readonly now: number
  /** How long somebody may be away, in ms, before the others decide. */
  readonly awayAfter: number
  /** Until when an absent player may come back; null for a seat that nobody waits for. */
  readonly awayUntil: (seat: Seat) => number | null
  /** The users who must agree to end the game because a seat is away. */
  readonly voters: (seat: Seat) => readonly string[]
  /** Who has the say: the host, or who stands in for them. */
  readonly host: TableSetup['host']
}

/** Something that people may do with a table besides moving: what changes by it, or why not. It may be asked twice, so it keeps nothing. */
export type TableRule = (stored: StoredTable, table: TableNow) => Done | Change

export function sit(user: string, seat: Seat, name: string, entropy: string): TableRule {
  return ({ status, setup }) => {
    if (status !== 'gathering') return no(tableText.tooLateToSit)
    const wanted = setup.seats.find(one => one.seat === seat)
    if (!wanted) return noSuchSeat(setup, seat)
    if (wanted.kind !== 'open' && wanted.user !== user) return no(tableText.seatTaken(wanted.name))
    const refused = whyNotSit(setup, user, seat)
    if (refused !== null) return no(refused)
    const old = seatOfUser(setup, user)
    const left = old && old.seat !== seat ? withSeat(setup, old.seat, freeSeat(old)) : setup
    return {
      setup: {
        ...withSeat(left, seat, { kind: 'person', user, name: ownName(left, user, name), level: null }),
        entropy: { ...left.entropy, [seat]: entropy },
      },
    }
  }
}

/** Leaves the seat, not the table: free again before the start; afterwards the others decide what becomes of it. */
export function stand(user: string): TableRule {
  return ({ status, setup }) => {
    const seat = seatOfUser(setup, user)
    if (!seat) return no(tableText.noSeat)
    return { setup: withSeat(setup, seat.seat, status === 'gathering' ? freeSeat(seat) : { left: true }) }
  }
}

/** Leaves the table. Before the start a host's say goes to the next one who sits there. */
export function leave(user: string): TableRule {
  return (stored, now) => {
    if (stored.status !== 'gathering') return stand(user)(stored, now)
    return departed(stored, user) ?? no(tableText.noSeat)
  }
}

export function setBot(user: string, seat: Seat, level: string | null): TableRule {
  return ({ status, setup }, { host }) => {
    if (host.user !== user) return no(tableText.onlyHost(host.name))
    if (status !== 'gathering') return no(tableText.alreadyStarted)
    const wanted = setup.seats.find(one => one.seat === seat)
    if (!wanted) return noSuchSeat(setup, seat)
    if (wanted.kind === 'person') return no(tableText.seatTaken(wanted.name))
    if (level === null) return { setup: withSeat(setup, seat, freeSeat(wanted)) }
    if (!BOT_LEVELS.includes(level)) return noSuchBot(level)
    return { setup: withSeat(setup, seat, botOn(seat, level)) }
  }
}

/** Stops the clocks and bots of a game in which all play together, or lets them go on. */
export function pause(user: string, on: boolean): TableRule {
  return ({ status, setup }, { game }) => {
    const seat = seatOfUser(setup, user)
    if (!seat) return no(tableText.onlyPlayers)
    if (status !== 'playing') return no(tableText.nothingToPause)
    if (!playTogether(game.seats(setup.options))) return no(tableText.notCooperative)
    return { setup: { ...setup, pausedBy: on ? seat.name : null } }
  }
}

/** The others decide about a seat that has been away too long. Any of them may wait or let a bot play; to end it all must agree. */
export function decideAway(user: string, seat: Seat, choice: 'wait' | 'bot' | 'end'): TableRule {
  return ({ status, setup }, { now, awayAfter, awayUntil, voters }) => {
    const own = seatOfUser(setup, user)
    if (!own) return no(tableText.onlyPlayers)
    if (own.seat === seat) return no(tableText.ownAwaySeat)
    const away = setup.seats.find(one => one.seat === seat)
    const until = awayUntil(seat)
    if (status !== 'playing' || !away || until === null) return no(tableText.notWaitingForSeat)
    if (until > now) return no(tableText.stillHasTime(away.name))
    if (choice === 'wait') return { setup: withSeat(withoutVotes(setup), seat, { patience: now + awayAfter }) }
    if (choice === 'bot') return { setup: withSeat(withoutVotes(setup), seat, { kind: 'bot', level: 'greedy' }) }
    const vote = withVote(setup, seat, user, voters(seat))
    return vote.agreed ? endedBy(vote.setup) : { setup: vote.setup }
  }
}

/** Counts the votes again after players came or went: the game ends, or the vote does, if its seat is not away any more. */
export function recount(): TableRule {
  return ({ status, setup }, { now, awayUntil, voters }) => {
    const { ending } = setup
    if (!ending) return { ok: true }
    const until = awayUntil(ending.seat)
    if (status !== 'playing' || until === null || until > now) return { setup: withoutVotes(setup) }
    return isAgreed(ending.users, voters(ending.seat)) ? endedBy(setup) : { ok: true }
  }
}

function endedBy(setup: TableSetup): Change {
  return { setup: withoutVotes(setup), status: 'over', outcome: 'abandoned' }
}

/** Somebody who left takes their seat back from the bot. */
export function comeBack(user: string): TableRule {
  return ({ setup }) => {
    const seat = seatOfUser(setup, user)
    if (seat?.kind !== 'bot') return no(tableText.noBotPlaysForYou)
    return { setup: withSeat(setup, seat.seat, { kind: 'person', level: null, left: false }) }
  }
}

/** The host takes the word from somebody, for all and until it is given back. */
export function silence(user: string, whom: { readonly user: string; readonly name: string }, on: boolean): TableRule {
  return ({ setup }, { host }) => {
    if (host.user !== user) return no(tableText.onlyHost(host.name))
    if (!on) return { setup: withWord(setup, whom.user) }
    if (whom.user === host.user || whom.user === setup.host.user) return no(tableText.hostCannotBeMuted)
    return isSilenced(setup, whom.user) ? { ok: true } : { setup: withoutWord(setup, whom) }
  }
}

/** Somebody is another person from now on, or nobody: they are forgotten here, and the others decide about their seat. */
export function handOver(from: string, to: string | null): TableRule {
  return stored => (to === null ? forgotten(stored, from) : renamed(stored, from, to)) ?? { ok: true }
}

export function rematchIs(id: string): TableRule {
  return ({ setup, status }) => {
    if (status !== 'over') return no(tableText.notOver)
    if (setup.rematch !== null) return no(tableText.rematchExists)
    return { setup: { ...setup, rematch: id } }
  }
}
