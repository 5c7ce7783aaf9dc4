import { CLOCK, type Clock, type Seat } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import { isTimed, other, type State, SURVIVOR, ZOMBIE } from '../state.ts'

const NOBODY: readonly Seat[] = []
const BOTH: readonly Seat[] = [SURVIVOR, ZOMBIE]

/** TS-90 The inactive player starts the clock. */
export function asksStart(s: State, { seat }: { seat: Seat }): readonly Seat[] {
  return isTimed(s, seat) ? [other(seat)] : NOBODY
}

export function startsClock(_s: State, { seat }: { seat: Seat }, _seat: Seat, _move: object, cx: Cx): void {
  cx.emit?.({ event: 'clock-started', rule: 'TS-90', seat })
}

/** TS-90 After five seconds it starts by itself. */
export function startLimit(s: State): { id: string; ms: number } {
  return { id: `start/${s.round}/${s.active}`, ms: 5000 }
}

/** The seats that the question on top of the agenda waits for; set by the step table. */
type Asked = (s: State) => readonly Seat[]

/** TS-92 The clock stands still in a dispute and, with the option, while the inactive player has to answer. */
function isRunning(s: State, asked: readonly Seat[]): boolean {
  const { phase } = s
  if (phase === null || !phase.timed || phase.bell || s.outcome !== null) return false
  if (s.agenda.length > 0 && s.agenda[s.agenda.length - 1].step === 'paused') return false
  return !s.options['reaction-pause'] || asked.includes(phase.of)
}

/** TS-89 The action clock: one for each Action Phase. TS-95 A command under way may be late by the network's grace. */
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

/** TS-94 The bell. What was announced is carried through; TS-96 nothing new begins. */
export function asksBell(asked: Asked): (s: State) => readonly Seat[] {
  return s => (isRunning(s, asked(s)) ? [CLOCK] : NOBODY)
}

export function ringBell(s: State, _seat: Seat, _move: object, cx: Cx): void {
  const phase = s.phase as NonNullable<State['phase']>
  phase.bell = true
  cx.emit?.({ event: 'bell', rule: 'TS-94', seat: phase.of, rings: true })
}

/**
 * TS-93 How long the inactive player has for an answer. TS-97 After the bell the active player has ten seconds for what still
 * belongs to the announced action. Untimed tables have no limits at all.
 */
export function answerLimit(s: State, seat: Seat): { id: string; ms: number } | null {
  const { phase } = s
  if (phase === null) return quietLimit(s, seat)
  if (!phase.timed) return null
  const id = `answer/${s.round}/${s.active}/${stamp(s)}`
  if (seat === phase.of) return phase.bell ? { id, ms: 10_000 } : null
  const limit = s.options['reaction-limit']
  return limit === 0 ? null : { id, ms: limit * 1000 }
}

/** How long nobody else minds waiting, in the set-up and outside the Action Phases. */
const SETUP_MS = 120_000
const QUIET_MS = 60_000

/**
 * TS-89 Only Action Phases are timed; yet at a timed table no choice outside of them keeps the others waiting for ever. All of
 * one kind share the limit (which zombie next, which card next), so its id has no count of them.
 */
function quietLimit(s: State, seat: Seat): { id: string; ms: number } | null {
  if (!isTimed(s, seat)) return null
  const id = `quiet/${s.round}/${s.active}/${s.agenda[s.agenda.length - 1].step}`
  return { id, ms: s.round === 0 ? SETUP_MS : QUIET_MS }
}

/** A new question has a new name, so that its time starts afresh. Made of what everybody sees. */
function stamp(s: State): string {
  const piles = [s.attackDeck, s.zombieAttackDeck, s.tactics, s.zombieTactics].map(pile => pile.used.length)
  return `${s.agenda[s.agenda.length - 1]?.step}/${piles.join('.')}/${s.energy}/${s.hand.length}/${s.attack?.shares.length ?? 0}`
}

/** TS-D28 A dispute: one seat asks, the other accepts, either resumes. */
export function asksForPause(s: State): readonly Seat[] {
  return s.phase?.timed && s.pauseAskedBy === null && s.agenda.at(-1)?.step !== 'paused' ? BOTH : NOBODY
}

export function askPause(s: State, seat: Seat, _move: object, cx: Cx): void {
  s.pauseAskedBy = seat
  cx.emit?.({ event: 'pause-asked', rule: 'TS-92', seat })
}

export function asksToAccept(s: State): readonly Seat[] {
  return s.phase?.timed && s.pauseAskedBy !== null ? [other(s.pauseAskedBy)] : NOBODY
}

export function acceptPause(s: State, _seat: Seat, _move: object, cx: Cx): void {
  s.pauseAskedBy = null
  cx.emit?.({ event: 'paused', rule: 'TS-92' })
  cx.next({ step: 'paused' })
}

export function resume(_s: State, _step: object, seat: Seat, _move: object, cx: Cx): void {
  cx.emit?.({ event: 'resumed', rule: 'TS-92', seat })
}

/** The other side may claim the game of one who let two own Action Phases pass. */
export function asksClaim(s: State): readonly Seat[] {
  if (s.idle[0] >= 2) return [ZOMBIE]
  return s.idle[1] >= 2 ? [SURVIVOR] : NOBODY
}
