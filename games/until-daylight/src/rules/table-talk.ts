import { type AwayReport, CLOCK, type Reason, type Seat, say } from '@holdout/engine'
import { does, player } from '@holdout/words'
import { type Place, placeOf, plansFor, seatOf } from '../codes.ts'
import type { Always, Cx } from '../cx.ts'
import { boxOf, type Kind } from '../data/box.ts'
import type { Move } from '../moves.ts'
import { partsOf, planned } from '../say/parts.ts'
import { actingLeader, fixed, rulesOf, type State } from '../state.ts'
import { endGame, tableFacts } from './damage.ts'
import { achieve, isAchieved, settle } from './experience.ts'
import { passesAway } from './time.ts'

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
export const announce: Always<'announce'> = {
  rule: 'DL-D23',
  asks: s => (s.options['objectives-announce'] === 'manual' && s.phase !== 'set-up' ? allSeats(s) : NO_SEATS),
  question: () => say`You may announce an objective you have achieved.`,
  label: ({ objective }, v) => say`Announce ${partsOf(v).card(objective)}`,
  candidates: (s, _step, seat) =>
    s.players[placeOf(seat)].objectives.map(card => ({ move: 'announce', objective: boxOf(s).names[card] })),
  elsewhere(s) {
    if (s.options['objectives-announce'] === 'auto')
      return { rule: 'DL-25', text: 'Objectives are announced automatically at this table.' }
    return s.phase === 'set-up'
      ? { rule: 'DL-25', text: 'Objectives can be announced after setup.' }
      : { rule: 'DL-24', text: 'You have no such objective open.' }
  },
  take(s, { objective }, cx, _step, seat) {
    const card = boxOf(s).kinds.get(objective) as Kind
    if (isAchieved(s, placeOf(seat), card)) {
      achieve(s, placeOf(seat), card, cx)
      settle(s, cx)
    } else cx.emit?.({ event: 'claim-failed', rule: 'DL-R66', who: seat, objective })
  },
}

/** R-06 Why no vote can be called now; null if one can. */
function whyNoVote(s: State): string | null {
  if (s.options['leader-authority'] === 'none') return 'Votes are off at this table.'
  if (s.vote !== null) return 'Another vote is open.'
  return s.phase === 'pause' || s.phase === 'combat' ? null : 'You can call a vote only in combat or between rounds.'
}

/** R-06 A vote, in combat or between rounds. The result is a note on the table and is not binding (DL-22). */
export const propose: Always<'propose'> = {
  rule: 'DL-22',
  asks: s => (whyNoVote(s) === null ? allSeats(s) : NO_SEATS),
  question: () => say`You may call a vote on a plan.`,
  label: ({ plan }) => say`Call a vote: ${planned(plan)}`,
  candidates: s => plansFor(allSeats(s)).map(plan => ({ move: 'propose', plan })),
  elsewhere: s => ({ rule: 'DL-R06', text: whyNoVote(s) ?? 'There is no such plan at this table.' }),
  take(s, { plan }, cx, _step, seat) {
    s.vote = { plan, votes: s.players.map(() => null) }
    cx.emit?.({ event: 'proposed', rule: 'DL-22', who: seat, plan })
  },
}

export const vote: Always<'vote'> = {
  rule: 'DL-D24',
  asks: s => (s.vote === null ? NO_SEATS : allSeats(s).filter((_, place) => s.vote?.votes[place] === null)),
  question: v => (v.vote ? say`Vote: ${planned(v.vote.plan)}. Yes or no?` : say`Vote yes or no.`),
  label: ({ yes }) => (yes ? say`Vote yes` : say`Vote no`),
  candidates: [
    { move: 'vote', yes: true },
    { move: 'vote', yes: false },
  ],
  elsewhere: s => ({ rule: 'DL-D24', text: s.vote ? 'You have already voted.' : 'There is no open vote.' }),
  take(s, { yes }, cx, _step, seat) {
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
  return rulesOf(s) < 4
}

const TABLE_REPORTS: Reason = { rule: 'DL-149', text: 'Only the table can report who is away and who is back.' }

/** DL-149 In rules 2 and 3, a majority of the other people marks a seat as away. */
export const absent: Always<'absent'> = {
  rule: 'DL-149',
  asks: s => (!votesByMoves(s) || people(s) < 2 ? NO_SEATS : connectedPeople(s).map(seatOf)),
  question: () => say`You may vote to mark a player as away.`,
  label: ({ seat }) => say`Mark ${player(seat)} as away`,
  candidates: (s, _step, seat) =>
    allSeats(s)
      .slice(0, people(s))
      .filter((other, place) => other !== seat && !s.absent[place] && !s.absentVotes[place][placeOf(seat)])
      .map(other => ({ move: 'absent', seat: other })),
  elsewhere: TABLE_REPORTS,
  take(s, move, cx, _step, seat) {
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
export const left: Always<'left'> = {
  rule: 'DL-52',
  asks: s => (people(s) > 0 ? CLOCK_ONLY : NO_SEATS),
  question: () => say`The search timer is running.`,
  label: ({ seat }) => say`${does(seat, 'is', 'are')} disconnected`,
  candidates: s => connectedPeople(s).map(place => ({ move: 'left', seat: seatOf(place) })),
  elsewhere: { rule: 'DL-52', text: 'Only the table can report that a seat is disconnected.' },
  take: (s, { seat }, cx) => markAbsent(s, placeOf(seat), cx),
}

/** DL-149 The table reports that a seat is connected again. */
export const back: Always<'back'> = {
  rule: 'DL-149',
  asks: s => (!votesByMoves(s) && s.absent.some(Boolean) ? CLOCK_ONLY : NO_SEATS),
  question: () => say`The search timer is running.`,
  label: ({ seat }) => say`${does(seat, 'is', 'are')} connected again`,
  candidates: s =>
    allSeats(s)
      .filter((_, place) => s.absent[place])
      .map(seat => ({ move: 'back', seat })),
  elsewhere: TABLE_REPORTS,
  take(s, { seat }, cx) {
    endAway(s, seat)
    cx.emit?.({ event: 'came-back', rule: 'DL-149', seat })
  },
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
export const abandon: Always<'abandon'> = {
  rule: 'DL-149',
  asks: s => (!votesByMoves(s) || people(s) === 0 ? NO_SEATS : connectedPeople(s).map(seatOf)),
  question: () => say`You may agree to stop the game.`,
  label: ({ agree }) => (agree ? say`Agree to stop the game` : say`Keep playing`),
  candidates: (s, _step, seat) => [{ move: 'abandon', agree: !s.stopping[placeOf(seat)] }],
  elsewhere: { rule: 'DL-149', text: 'The table asks all connected players before it stops the game.' },
  take(s, { agree }, cx, _step, seat) {
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
