import { CLOCK, type Clock, type Seat, say, type TimeLimit } from '@holdout/engine'
import { capitalized, form } from '@holdout/words'
import type { Always, Ask, MoveOf } from '../cx.ts'
import { END_PHASE } from '../moves.ts'
import { ofSide, side } from '../say/parts.ts'
import { isTimed, other, type State, SURVIVOR, ZOMBIE } from '../state.ts'

const NO_SEATS: readonly Seat[] = []
const BOTH: readonly Seat[] = [SURVIVOR, ZOMBIE]

const START = { move: 'start-clock' } as const

const start: MoveOf<'start-clock', 'start-clock'> = {
  rule: 'TS-90',
  label: (_move, { about }) =>
    about === ZOMBIE || about === SURVIVOR ? say`Start ${ofSide(about)} clock` : say`Start the clock`,
  candidates: [START],
  take: (_s, _move, cx, { seat }) => cx.emit?.({ event: 'clock-started', rule: 'TS-90', seat }),
}

/** TS-90 The inactive player starts the clock. After 5 seconds it starts by itself. */
export const startClock: Ask<'start-clock'> = {
  rule: 'TS-D04',
  asks: (s, { seat }) => (isTimed(s, seat) ? [other(seat)] : NO_SEATS),
  clock: s => ({ ms: 5000, of: [s.round, s.active] }),
  question: ({ about }) =>
    about === ZOMBIE || about === SURVIVOR
      ? capitalized(say`${ofSide(about)} turn is next. Start ${form(about, 'their', 'your')} clock when you are ready.`)
      : say`Start the clock to begin the next turn.`,
  moves: { 'start-clock': start },
  first: { rule: 'TS-90', text: 'First start the clock.' },
  tempting: () => [END_PHASE],
  timeout: () => START,
  unannounced: true,
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
export function bell(asked: Asked): Always<'bell'> {
  return {
    rule: 'TS-94',
    asks: s => (isRunning(s, asked(s)) ? [CLOCK] : NO_SEATS),
    question: () => say`The clock is running.`,
    label: () => say`The bell rings`,
    candidates: [{ move: 'bell' }],
    elsewhere: { rule: 'TS-94', text: 'Only the clock rings the bell.' },
    take(s, _move, cx) {
      const phase = s.phase as NonNullable<State['phase']>
      phase.bell = true
      cx.emit?.({ event: 'bell', rule: 'TS-94', seat: phase.of, rings: true })
    },
  }
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
export const askPause: Always<'ask-pause'> = {
  rule: 'TS-D28',
  asks: s => (s.phase?.timed && s.pauseAskedBy === null && s.agenda.at(-1)?.step !== 'paused' ? BOTH : NO_SEATS),
  question: () => say`You may ask to pause the clock.`,
  label: () => say`Ask to pause the clock`,
  candidates: [{ move: 'ask-pause' }],
  elsewhere: { rule: 'TS-D28', text: 'You can ask for a pause once in each timed Action Phase.' },
  take(s, _move, cx, _step, seat) {
    s.pauseAskedBy = seat
    cx.emit?.({ event: 'pause-asked', rule: 'TS-92', seat })
  },
}

export const acceptPause: Always<'accept-pause'> = {
  rule: 'TS-D28',
  asks: s => (s.phase?.timed && s.pauseAskedBy !== null ? [other(s.pauseAskedBy)] : NO_SEATS),
  question: (_v, { seat }) => capitalized(say`${side(other(seat), 'asks', 'ask')} to pause the clock. Do you agree?`),
  label: () => say`Pause the clock`,
  candidates: [{ move: 'accept-pause' }],
  elsewhere: { rule: 'TS-D28', text: 'The other player has not asked for a pause.' },
  take(s, _move, cx) {
    s.pauseAskedBy = null
    cx.emit?.({ event: 'paused', rule: 'TS-92' })
    cx.next({ step: 'paused' })
  },
}

const resume: MoveOf<'resume', 'paused'> = {
  rule: 'TS-92',
  label: () => say`Resume`,
  candidates: [{ move: 'resume' }],
  take: (_s, _move, cx, _step, seat) => cx.emit?.({ event: 'resumed', rule: 'TS-92', seat }),
}

export const paused: Ask<'paused'> = {
  rule: 'TS-D28',
  asks: () => BOTH,
  question: () => say`The clock is paused. Resume?`,
  moves: { resume },
  first: { rule: 'TS-92', text: 'The clock is paused. First resume it.' },
  tempting: () => [END_PHASE],
}
