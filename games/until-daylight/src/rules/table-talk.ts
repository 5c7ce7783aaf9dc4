import { type AwayReport, CLOCK, type Seat, type Standing } from '@holdout/engine'
import { type Place, placeOf, plansFor, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import type { Event } from '../events.ts'
import type { Move, StandingMoves } from '../moves.ts'
import { actingLeader, fixed, isTimed, type State, type Steps } from '../state.ts'
import { endGame, tableFacts } from './damage.ts'
import { achieve, isAchieved, settle } from './experience.ts'

type Stands<K extends keyof StandingMoves> = Standing<State, StandingMoves[K], Steps, Event>

const NO_SEATS: readonly Seat[] = []
const ALL: readonly (readonly Seat[])[] = [3, 4, 5, 6].map(n => Array.from({ length: n }, (_, place) => seatOf(place)))

function allSeats(s: State): readonly Seat[] {
  return ALL[s.players.length - 3]
}

/** The number of seats played by people: the first ones. */
function people(s: State): number {
  return Math.min(s.options.people, s.players.length)
}

function connectedPeople(s: State): Place[] {
  return s.players.map((_, place) => place).filter(place => place < people(s) && !s.absent[place])
}

/** DL-25 With the option, the owner announces objectives; a wrong claim costs nothing. */
export const announce: Stands<'announce'> = {
  rule: 'DL-D23',
  asks: s => (s.options['objectives-announce'] === 'manual' && s.phase !== 'set-up' ? allSeats(s) : NO_SEATS),
  moves(s, seat, list) {
    const { names } = boxOf(s)
    for (const card of s.players[placeOf(seat)].objectives) list.push({ move: 'announce', objective: names[card] })
  },
  take(s, seat, { objective }, cx) {
    const card = boxOf(s).kinds.get(objective) as Kind
    if (isAchieved(s, placeOf(seat), card)) {
      achieve(s, placeOf(seat), card, cx)
      settle(s, cx)
    } else cx.emit?.({ event: 'claim-failed', rule: 'DL-R66', who: seat, objective })
  },
}

/** R-06 A vote, in combat or between rounds. The result is a note on the table and is not binding (DL-22). */
export const propose: Stands<'propose'> = {
  rule: 'DL-22',
  asks: s =>
    s.options['leader-authority'] === 'advise' && s.vote === null && (s.phase === 'pause' || s.phase === 'combat')
      ? allSeats(s)
      : NO_SEATS,
  moves(s, _seat, list) {
    for (const plan of plansFor(allSeats(s))) list.push({ move: 'propose', plan })
  },
  take(s, seat, { plan }, cx) {
    s.vote = { plan, votes: s.players.map(() => null) }
    cx.emit?.({ event: 'proposed', rule: 'DL-22', who: seat, plan })
  },
}

export const vote: Stands<'vote'> = {
  rule: 'DL-D24',
  asks: s => (s.vote === null ? NO_SEATS : allSeats(s).filter((_, place) => s.vote?.votes[place] === null)),
  moves: (_s, _seat, list) => void list.push({ move: 'vote', yes: true }, { move: 'vote', yes: false }),
  take(s, seat, { yes }, cx) {
    if (s.vote === null) return
    s.vote.votes[placeOf(seat)] = yes
    cx.emit?.({ event: 'voted', rule: 'DL-D24', who: seat, yes })
    countVotes(s, cx)
  },
}

/** DL-D24 Closes a vote that is open when a new round begins: seats without a vote follow the leader. */
export function closeVote(s: State, cx: Cx): void {
  if (s.vote === null) return
  const leader = s.vote.votes[actingLeader(s)]
  if (leader === null) s.vote = null
  else {
    s.vote.votes = s.vote.votes.map(one => one ?? leader)
    countVotes(s, cx)
  }
}

/** R-06 The majority decides; the leader breaks a tie. Decided as soon as open votes cannot change the result. */
function countVotes(s: State, cx: Cx): void {
  if (s.vote === null) return
  const { plan, votes } = s.vote
  const yes = votes.filter(one => one === true).length
  const no = votes.filter(one => one === false).length
  const half = votes.length / 2
  const leader = votes[actingLeader(s)]
  const tied = yes === half && no === half && leader !== null
  if (yes <= half && no <= half && !tied) return
  const agreed = tied ? (leader as boolean) : yes > half
  s.vote = null
  s.note = { plan, agreed }
  cx.emit?.({ event: 'decided', rule: 'DL-22', plan, agreed, yes, no })
}

/**
 * Whether players mark each other as away and stop the game by moves, as in rules 2 and 3. Since rules 4 the table
 * does both: it reports who is disconnected, and asks all connected people before it stops a game (DL-149).
 */
function votesByMoves(s: State): boolean {
  return s.rules !== 4
}

/** DL-149 In rules 2 and 3, a majority of the other people marks a seat as away. */
export const absent: Stands<'absent'> = {
  rule: 'DL-149',
  asks: s => (!votesByMoves(s) || people(s) < 2 ? NO_SEATS : connectedPeople(s).map(seatOf)),
  moves(s, seat, list) {
    for (let place = 0; place < people(s); place++) {
      if (seatOf(place) !== seat && !s.absent[place] && !s.absentVotes[place][placeOf(seat)])
        list.push({ move: 'absent', seat: seatOf(place) })
    }
  },
  take(s, seat, move, cx) {
    const place = placeOf(move.seat)
    s.absentVotes = fixed(s.absentVotes.with(place, fixed(s.absentVotes[place].with(placeOf(seat), true))))
    cx.emit?.({ event: 'absent-vote', rule: 'DL-149', who: seat, seat: move.seat })
    const others = connectedPeople(s).filter(other => other !== place)
    const votes = others.filter(other => s.absentVotes[place][other]).length
    if (votes * 2 > others.length) markAbsent(s, place, cx)
  },
}

const CLOCK_ONLY: readonly Seat[] = [CLOCK]

/** DL-52 The table reports that a seat has been disconnected for too long. */
export const left: Stands<'left'> = {
  rule: 'DL-52',
  asks: s => (people(s) > 0 ? CLOCK_ONLY : NO_SEATS),
  moves(s, _seat, list) {
    for (const place of connectedPeople(s)) list.push({ move: 'left', seat: seatOf(place) })
  },
  take: (s, _seat, move, cx) => markAbsent(s, placeOf(move.seat), cx),
}

/** DL-149 The table reports that a seat is connected again. */
export const back: Stands<'back'> = {
  rule: 'DL-149',
  asks: s => (!votesByMoves(s) && s.absent.some(Boolean) ? CLOCK_ONLY : NO_SEATS),
  moves(s, _seat, list) {
    for (const [place, away] of s.absent.entries()) if (away) list.push({ move: 'back', seat: seatOf(place) })
  },
  take(s, _seat, move, cx) {
    endAway(s, move.seat)
    cx.emit?.({ event: 'came-back', rule: 'DL-149', seat: move.seat })
  },
}

/** DL-52 Whether the others cannot wait for a player who is away: only while the search timer runs. */
export function passesAway(s: State): boolean {
  return s.phase === 'search' && isTimed(s.options)
}

/** DL-52, DL-149 How the table reports that a seat is disconnected, or connected again; null if there is no need to. */
export function awayReport(s: State, seat: Seat, here: boolean): AwayReport<Move> | null {
  const place = placeOf(seat)
  if (votesByMoves(s) || place >= people(s) || s.absent[place] !== here) return null
  if (here) return { move: { move: 'back', seat }, after: 0 }
  return passesAway(s) ? { move: { move: 'left', seat }, after: s.options['search-absent'] * 1000 } : null
}

function markAbsent(s: State, place: Place, cx: Cx): void {
  s.absent = fixed(s.absent.with(place, true))
  s.absentVotes = fixed(s.absentVotes.with(place, fixed(s.players.map(() => false))))
  cx.emit?.({ event: 'marked-absent', rule: 'DL-149', seat: seatOf(place) })
  stopIfAllAgree(s, cx)
}

/** DL-149 The mark ends with the seat's next move. */
export function endAway(s: State, seat: Seat): void {
  const place = placeOf(seat)
  if (place >= 0 && s.absent[place]) s.absent = fixed(s.absent.with(place, false))
}

/** DL-149 In rules 2 and 3, the game is abandoned when all connected people agree. */
export const abandon: Stands<'abandon'> = {
  rule: 'DL-149',
  asks: s => (!votesByMoves(s) || people(s) === 0 ? NO_SEATS : connectedPeople(s).map(seatOf)),
  moves: (s, seat, list) => void list.push({ move: 'abandon', agree: !s.stopping[placeOf(seat)] }),
  take(s, seat, { agree }, cx) {
    s.stopping = fixed(s.stopping.with(placeOf(seat), agree))
    cx.emit?.({ event: 'wants-to-stop', rule: 'DL-149', who: seat, agree })
    stopIfAllAgree(s, cx)
  },
}

function stopIfAllAgree(s: State, cx: Cx): void {
  const here = connectedPeople(s)
  if (here.length === 0 || !here.every(place => s.stopping[place])) return
  cx.emit?.({ event: 'abandoned', rule: 'DL-149' })
  endGame({ id: 'abandoned', winners: [], tier: 0, facts: tableFacts(s) }, cx)
}
