import { CLOCK, type Clock, type Seat, type TimeLimit } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import type { Moves, StandingMoves } from '../moves.ts'
import { isTimed, other, type State, SURVIVOR, SURVIVOR_SIDE, ZOMBIE, ZOMBIE_SIDE } from '../state.ts'

const NO_SEATS: readonly Seat[] = []
const BOTH: readonly Seat[] = [SURVIVOR, ZOMBIE]

/** TS-90 The inactive player starts the clock. */
export function asksStartClock(s: State, { seat }: { seat: Seat }): readonly Seat[] {
  return isTimed(s, seat) ? [other(seat)] : NO_SEATS
}

export function offerStartClock(_s: State, _step: object, _seat: Seat, list: Moves['start-clock'][]): void {
  list.push({ move: 'start-clock' })
}

export function takeStartClock(_s: State, { seat }: { seat: Seat }, _seat: Seat, _move: object, cx: Cx): void {
  cx.emit?.({ event: 'clock-started', rule: 'TS-90', seat })
}

/** TS-90 After 5 seconds it starts by itself. */
export function startLimit(s: State): TimeLimit {
  return { ms: 5000, of: [s.round, s.active] }
}

/** The seats asked by the step on top of the agenda. Set by the step table. */
type Asked = (s: State) => readonly Seat[]

/** TS-92 The clock pauses in a dispute and, with the option, while the inactive player decides. */
function isRunning(s: State, asked: readonly Seat[]): boolean {
  const { phase } = s
  if (phase === null || !phase.timed || phase.bell || s.outcome !== null) return false
  if (s.agenda.length > 0 && s.agenda[s.agenda.length - 1].step === 'paused') return false
  return !s.options['reaction-pause'] || asked.includes(phase.of)
}

/** TS-89 The action clock: one for each Action Phase. TS-95 A move may arrive late by the network grace. */
export function actionClock(asked: Asked): (s: State) => readonly Clock[] {
  return s => {
    const { phase } = s
    if (phase === null || !phase.timed || phase.bell || s.outcome !== null) return []
    const seconds = s.options[phase.of === SURVIVOR ? 'survivor-clock' : 'zombie-clock']
    return [
      {
        id: `action/${s.round}/${phase.of}`,
        ms: seconds * 1000,
        grace: s.options['network-grace'],
        seats: [phase.of],
        running: isRunning(s, asked(s)),
        shown: true,
        expires: { move: 'bell' },
      },
    ]
  }
}

/** TS-94 The bell. The announced action is completed. TS-96 Nothing new begins. */
export function asksBell(asked: Asked): (s: State) => readonly Seat[] {
  return s => (isRunning(s, asked(s)) ? [CLOCK] : NO_SEATS)
}

export function offerBell(_s: State, _seat: Seat, list: StandingMoves['bell'][]): void {
  list.push({ move: 'bell' })
}

export function takeBell(s: State, _seat: Seat, _move: object, cx: Cx): void {
  const phase = s.phase as NonNullable<State['phase']>
  phase.bell = true
  cx.emit?.({ event: 'bell', rule: 'TS-94', seat: phase.of, rings: true })
}

/**
 * TS-93 The time limit for a reaction of the inactive player. TS-97 After the bell the active player has 10 seconds for
 * choices that belong to the announced action. Untimed matches have no limits.
 */
export function answerLimit(s: State, seat: Seat): TimeLimit | null {
  const { phase } = s
  if (phase === null) return quietLimit(s, seat)
  if (!phase.timed) return null
  if (seat === phase.of) return phase.bell ? { ms: 10_000, of: stamp(s) } : null
  const limit = s.options['reaction-limit']
  return limit === 0 ? null : { ms: limit * 1000, of: stamp(s) }
}

/** Time limits during setup and outside the Action Phases. */
const SETUP_MS = 120_000
const QUIET_MS = 60_000

/**
 * TS-89 Only Action Phases are timed, but in a timed match decisions outside of them have a limit too. All decisions of
 * one kind (which zombie next, which card next) share it, so the clock does not count them.
 */
function quietLimit(s: State, seat: Seat): TimeLimit | null {
  if (!isTimed(s, seat)) return null
  return { ms: s.round === 0 ? SETUP_MS : QUIET_MS, of: [s.round, s.active] }
}

/** Public facts that differ from one decision of an Action Phase to the next, so that each has the whole time. */
function stamp(s: State): TimeLimit['of'] {
  const piles = [s.attackDeck, s.zombieAttackDeck, s.tactics, s.zombieTactics].map(pile => pile.used.length)
  return [s.round, s.active, ...piles, s.energy, s.hand.length, s.attack?.shares.length ?? 0]
}

/** TS-D28 A dispute: one seat asks, the other accepts, either resumes. */
export function asksAskPause(s: State): readonly Seat[] {
  return s.phase?.timed && s.pauseAskedBy === null && s.agenda.at(-1)?.step !== 'paused' ? BOTH : NO_SEATS
}

export function offerAskPause(_s: State, _seat: Seat, list: StandingMoves['ask-pause'][]): void {
  list.push({ move: 'ask-pause' })
}

export function takeAskPause(s: State, seat: Seat, _move: object, cx: Cx): void {
  s.pauseAskedBy = seat
  cx.emit?.({ event: 'pause-asked', rule: 'TS-92', seat })
}

export function asksAcceptPause(s: State): readonly Seat[] {
  return s.phase?.timed && s.pauseAskedBy !== null ? [other(s.pauseAskedBy)] : NO_SEATS
}

export function offerAcceptPause(_s: State, _seat: Seat, list: StandingMoves['accept-pause'][]): void {
  list.push({ move: 'accept-pause' })
}

export function takeAcceptPause(s: State, _seat: Seat, _move: object, cx: Cx): void {
  s.pauseAskedBy = null
  cx.emit?.({ event: 'paused', rule: 'TS-92' })
  cx.next({ step: 'paused' })
}

export function offerPaused(_s: State, _step: object, _seat: Seat, list: Moves['paused'][]): void {
  list.push({ move: 'resume' })
}

export function takePaused(_s: State, _step: object, seat: Seat, _move: object, cx: Cx): void {
  cx.emit?.({ event: 'resumed', rule: 'TS-92', seat })
}

/** A seat may claim the game when the other missed two of its own Action Phases. */
export function asksClaim(s: State): readonly Seat[] {
  if (s.idle[SURVIVOR_SIDE] >= 2) return [ZOMBIE]
  return s.idle[ZOMBIE_SIDE] >= 2 ? [SURVIVOR] : NO_SEATS
}
