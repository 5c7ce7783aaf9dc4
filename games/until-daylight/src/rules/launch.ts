import { CLOCK, type Clock, type Seat, say } from '@holdout/engine'
import { quantity } from '@holdout/words'
import { type Place, placeOf, seatOf } from '../codes.ts'
import type { Ask, Cx, MoveOf } from '../cx.ts'
import type { Moves } from '../moves.ts'
import { COUNTDOWN_SECONDS } from '../options.ts'
import { actingLeader, isTimed, type Question, rulesOf, type State, type Steps } from '../state.ts'
import { beginSearch } from './search.ts'
import { asked } from './time.ts'
import { inTurn } from './turn.ts'

const LAUNCH = { move: 'launch' } as const
const READY = { move: 'ready' } as const
const BEGIN = { move: 'begin' } as const

/** DL-28 A timed search waits for every player, if people are at the table. Rules 2 and 3 did not wait. */
export function waitsForAll(s: Pick<State, 'rules' | 'options'>): boolean {
  return rulesOf(s) >= 4 && s.options.people > 0 && isTimed(s.options)
}

/** The steps from the pause before a search phase to the wave. */
export function launchSteps(s: State): readonly Question[] {
  const launch: Question = { step: 'launch', ready: [] }
  return waitsForAll(s)
    ? [launch, { step: 'search-begins' }, { step: 'combat-phase' }]
    : [launch, { step: 'combat-phase' }]
}

/** DL-28 The seats that the search waits for. A seat that is away counts as ready. */
function waitsFor(s: State, { ready }: Steps['launch']): readonly Seat[] {
  if (!waitsForAll(s)) return [seatOf(s.starter)]
  return seatsWhere(s, place => !ready.includes(place) && !s.absent[place])
}

/** DL-28 The other seats that may launch the search or mark themselves as ready. */
function mayLaunch(s: State, step: Steps['launch']): readonly Seat[] {
  const seats = waitsFor(s, step)
  return seatsWhere(
    s,
    place =>
      !seats.includes(seatOf(place)) &&
      (!step.ready.includes(place) || (mayStart(s, place) && startsForPeople(s, place))),
  )
}

function seatsWhere(s: State, is: (place: Place) => boolean): readonly Seat[] {
  const seats: Seat[] = []
  for (let place = 0; place < s.players.length; place++) if (is(place)) seats.push(seatOf(place))
  return seats
}

function mayStart(s: State, place: Place): boolean {
  return place === s.starter || place === actingLeader(s)
}

/** People sit on the first seats; bots play the others. */
function startsForPeople(s: State, place: Place): boolean {
  return !waitsForAll(s) || place < s.options.people
}

const STARTED = 'The search phase of this round has already started.'

const launchKind: MoveOf<'launch', Steps['launch']> = {
  rule: 'DL-28',
  label: () => say`Start the search`,
  candidates: [LAUNCH],
  needs: [
    [
      'DL-28',
      (s, _move, _step, seat) => mayStart(s, placeOf(seat)),
      'Only the starting player or the leader can start the search phase.',
    ],
    ['DL-28', (s, _move, _step, seat) => startsForPeople(s, placeOf(seat)), 'A bot cannot start the timer for people.'],
  ],
  elsewhere: inTurn('DL-28', STARTED),
  take: (s, _move, cx) => start(s, cx),
}

const ready: MoveOf<'ready', Steps['launch']> = {
  rule: 'DL-28',
  label: () => say`Ready`,
  candidates: [READY],
  needs: [
    ['DL-28', (_s, _move, step, seat) => !step.ready.includes(placeOf(seat)), 'You are already marked as ready.'],
  ],
  elsewhere: inTurn('DL-28', STARTED),
  take(s, _move, cx, step, seat) {
    const all = [...step.ready, placeOf(seat)]
    cx.emit?.({ event: 'ready', rule: 'DL-28', who: seat })
    if (all.length < s.players.length) cx.next({ step: 'launch', ready: all })
    else start(s, cx)
  },
}

/** With a countdown, the next step on the agenda begins the search. */
function start(s: State, cx: Cx): void {
  if (!waitsForAll(s)) beginSearch(s, cx)
}

/** DL-28 The search phase starts on a launch or when all players are ready. */
export const launch: Ask<'launch'> = {
  rule: 'DL-D3',
  ...asked(waitsFor),
  may: mayLaunch,
  question(v) {
    if (v.you !== null && v.asked?.ready.includes(v.you)) return say`You are ready. Start now, or wait for the others?`
    return say`Round ${v.round}: are you ready to search? The wave will have about ${quantity(v.nextWave, 'card')}.`
  },
  moves: { launch: launchKind, ready },
  first: { rule: 'DL-28', text: 'The search phase has not started yet.' },
  timeout: s => (waitsForAll(s) ? READY : LAUNCH),
}

/** DL-28 All are ready: the countdown, so that no player is caught unprepared. A scripted gong (DL-55) has no timer. */
export function beginCountdown(s: State, _step: object, cx: Cx): void {
  if (s.options['gong-turn'] > 0) return beginSearch(s, cx)
  cx.emit?.({ event: 'countdown', rule: 'DL-28', seconds: COUNTDOWN_SECONDS })
  cx.next({ step: 'countdown' })
}

const CLOCK_SEAT: readonly Seat[] = [CLOCK]

/** DL-28 Only the clock can go on: the countdown takes no time from the search. */
export const countdown: Ask<'countdown'> = {
  rule: 'DL-28',
  asks: () => CLOCK_SEAT,
  question: () => say`The search begins after the countdown.`,
  moves: {
    begin: {
      rule: 'DL-28',
      label: () => say`The search begins`,
      candidates: [BEGIN],
      elsewhere: { rule: 'DL-28', text: 'Only the countdown can begin the search.' },
      take: (s, _move, cx) => beginSearch(s, cx),
    },
  },
  first: { rule: 'DL-28', text: 'The search has not begun yet. Wait for the countdown.' },
}

/** The clock of the countdown. No player moves against it, so it needs no allowance for lag. */
export function countdownClock(s: State): Clock<Moves['countdown']> {
  return {
    id: `countdown/${s.round}`,
    ms: COUNTDOWN_SECONDS * 1000,
    grace: 0,
    seats: seatsWhere(s, () => true),
    running: true,
    shown: true,
    expires: BEGIN,
  }
}
