import { CLOCK, type Clock } from '@holdout/engine'
import { type Place, placeOf, seatOf } from '../codes.ts'
import type { Cx } from '../cx.ts'
import type { Moves } from '../moves.ts'
import { COUNTDOWN_SECONDS } from '../options.ts'
import { actingLeader, isTimed, type Question, type State, type Steps } from '../state.ts'
import { beginSearch } from './search.ts'

const LAUNCH: Moves['launch'] = { move: 'launch' }
const READY: Moves['launch'] = { move: 'ready' }
const BEGIN: Moves['countdown'] = { move: 'begin' }

/** DL-28 A timed search waits for every player, if people are at the table. Rules 2 and 3 did not wait. */
export function waitsForAll({ rules, options }: Pick<State, 'rules' | 'options'>): boolean {
  return rules === 4 && options.people > 0 && isTimed(options)
}

/** The steps from the pause before a search phase to the wave. */
export function launchSteps(s: State): readonly Question[] {
  const launch: Question = { step: 'launch', ready: [] }
  return waitsForAll(s)
    ? [launch, { step: 'search-begins' }, { step: 'combat-phase' }]
    : [launch, { step: 'combat-phase' }]
}

/** DL-28 The seats that the search waits for. A seat that is away counts as ready. */
export function asksLaunch(s: State, { ready }: Steps['launch']): readonly string[] {
  if (!waitsForAll(s)) return [seatOf(s.starter)]
  return seatsWhere(s, place => !ready.includes(place) && !s.absent[place])
}

/** DL-28 The other seats that may launch the search or mark themselves as ready. */
export function mayLaunch(s: State, step: Steps['launch']): readonly string[] {
  const asked = asksLaunch(s, step)
  return seatsWhere(s, place => !asked.includes(seatOf(place)) && (!step.ready.includes(place) || canLaunch(s, place)))
}

function seatsWhere(s: State, is: (place: Place) => boolean): readonly string[] {
  const seats: string[] = []
  for (let place = 0; place < s.players.length; place++) if (is(place)) seats.push(seatOf(place))
  return seats
}

/** DL-28 The starting player and the leader. A bot never starts the timer for people. */
function canLaunch(s: State, place: Place): boolean {
  if (place !== s.starter && place !== actingLeader(s)) return false
  return !waitsForAll(s) || place < s.options.people
}

export function offerLaunch(s: State, { ready }: Steps['launch'], seat: string, list: Moves['launch'][]): void {
  const place = placeOf(seat)
  if (canLaunch(s, place)) list.push(LAUNCH)
  if (!ready.includes(place)) list.push(READY)
}

/** DL-28 Starts the search phase, on a launch or when all players are ready. */
export function takeLaunch(s: State, { ready }: Steps['launch'], seat: string, move: Moves['launch'], cx: Cx): void {
  if (move.move === 'ready') {
    const all = [...ready, placeOf(seat)]
    cx.emit?.({ event: 'ready', rule: 'DL-28', who: seat })
    if (all.length < s.players.length) return cx.next({ step: 'launch', ready: all })
  }
  if (!waitsForAll(s)) beginSearch(s, cx)
}

/** DL-28 All are ready: the countdown, so that no player is caught unprepared. A scripted gong (DL-55) has no timer. */
export function beginCountdown(s: State, _step: object, cx: Cx): void {
  if (s.options['gong-turn'] > 0) return beginSearch(s, cx)
  cx.emit?.({ event: 'countdown', rule: 'DL-28', seconds: COUNTDOWN_SECONDS })
  cx.next({ step: 'countdown' })
}

const CLOCK_SEAT: readonly string[] = [CLOCK]

/** DL-28 Only the clock can go on: the countdown takes no time from the search. */
export const countdown = {
  rule: 'DL-28',
  asks: (): readonly string[] => CLOCK_SEAT,
  moves: (_s: State, _step: object, _seat: string, list: Moves['countdown'][]): void => void list.push(BEGIN),
  take: (s: State, _step: object, _seat: string, _move: object, cx: Cx): void => beginSearch(s, cx),
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
