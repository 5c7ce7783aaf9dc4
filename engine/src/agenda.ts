import { type AnyEvent, type AnyMove, CLOCK, type Outcome, type Seat } from './basics.ts'
import { type Chance, SeededChance } from './chance.ts'
import type { Clock } from './clock.ts'
import { RuleBug } from './errors.ts'
import type { AnyState, Barrier, Context, Decision } from './game.ts'

/** A step as it stands on the agenda: its name and what it needs to know. Plain data. */
export type StepOf<Steps> = { [K in keyof Steps]: { readonly step: K } & Steps[K] }[keyof Steps]

/** What the kernel keeps in every game's state. */
export interface Agenda<Steps> extends AnyState {
  agenda: (StepOf<Steps> & { readonly step: string })[]
}

/** What a rule may do besides changing the state it was given. */
export interface Cx<Steps, E extends AnyEvent> {
  readonly chance: Chance
  /** Tells what happened. Call it as `cx.emit?.({ … })`: with no listener nothing is built. */
  readonly emit?: ((event: E) => void) | undefined
  /** a, then b, then what was already pending. */
  next(...steps: StepOf<Steps>[]): void
  /** The game is over; nothing that was pending happens any more. */
  end(outcome: Outcome): void
  /** Something hidden became known, or a turn began: no undo past this point. */
  barrier(why: Barrier): void
}

/** A step that does something. It is off the agenda when `run` is called. */
export interface Doing<S, P, Steps, E extends AnyEvent> {
  readonly rule: string
  run(s: S, step: P, cx: Cx<Steps, E>): void
}

/**
 * A step that asks somebody. It stays on the agenda until a seat answers, is off it when `take` is called, and is over
 * when it asks nobody; a window that stays open for others puts itself back with `cx.next`.
 */
export interface Asking<S, P, M, Steps, E extends AnyEvent> {
  readonly rule: string
  /**
   * Who must answer. Who is asked is public: name all who might have something to say, not only those who do. `CLOCK` where
   * play waits for time alone: then `moves` lists for that seat what a running clock of the game's own plays when it strikes
   * (its `expires`), no standing decision of the clock has the same move, and nobody can be late.
   */
  asks(s: S, step: P): readonly Seat[]
  /** Who may step in without being waited for. */
  may?(s: S, step: P): readonly Seat[]
  moves(s: S, step: P, seat: Seat, list: M[]): void
  take(s: S, step: P, seat: Seat, move: M, cx: Cx<Steps, E>): void
  /** How long the asked seats have; null or absent: as long as they like. */
  clock?(s: S, step: P): { readonly id: string; readonly ms: number } | null
  /** What is done for a seat whose time ran out: one of its legal moves. A `TimedOut` event comes before its own events. */
  timeout?(s: S, step: P, seat: Seat): M
  /** The time-out is the normal way on, such as a clock that starts by itself: no event announces it. */
  readonly unannounced?: true
}

/** Step name → rule → function. Steps that have moves ask, the others do. Reads like the rulebook's table of contents. */
export type StepTable<S, Steps, Moves, E extends AnyEvent> = {
  readonly [K in keyof Steps]: K extends keyof Moves
    ? Asking<S, Steps[K], Moves[K], Steps, E>
    : Doing<S, Steps[K], Steps, E>
}

/** A decision that is open whatever the agenda says: conceding, a vote to stop, the clock's gong. Keyed by its move's name. */
export interface Standing<S, M, Steps, E extends AnyEvent> {
  readonly rule: string
  asks(s: S): readonly Seat[]
  moves(s: S, seat: Seat, list: M[]): void
  take(s: S, seat: Seat, move: M, cx: Cx<Steps, E>): void
}

export type StandingTable<S, Moves, Steps, E extends AnyEvent> = {
  readonly [K in keyof Moves]: Standing<S, Moves[K], Steps, E>
}

/** The clock's answer for a seat that ran out of time. Every game with timed questions knows it. */
export interface TimeOut {
  readonly move: 'time-out'
  readonly seat: Seat
}

/** The clock answers for a seat. The kernel emits it first, so that what follows does not read as the player's own move. */
export interface TimedOut {
  readonly event: 'time-out'
  readonly seat: Seat
  readonly rings: true
}

/** More steps than this without a question is a rule that runs in circles. */
const TOO_MANY_STEPS = 10_000

const BARE: Context<AnyEvent> = {}

const NOBODY: readonly Seat[] = []

/** `pending`, `moves`, `apply` and the rest of the flow, out of the table of steps. No game writes a loop of its own. */
export function fromSteps<S extends Agenda<Steps>, Steps, Moves, StandingMoves, E extends AnyEvent>(
  table: StepTable<S, Steps, Moves, E>,
  standingTable: StandingTable<S, StandingMoves, Steps, E>,
  ownClocks?: (s: S) => readonly Clock<AnyMove>[],
) {
  type M = Moves[keyof Moves] | StandingMoves[keyof StandingMoves] | TimeOut
  type Question = Asking<S, unknown, unknown, Steps, E>
  // Every row in one shape, so that the loop below stays on the engine's fast path whatever the step.
  const rows = new Map<string, Row<S, Steps, E>>()
  for (const [name, row] of Object.entries(
    table as unknown as Record<string, Doing<S, unknown, Steps, E> | Question>,
  )) {
    rows.set(
      name,
      'asks' in row ? { rule: row.rule, run: null, question: row } : { rule: row.rule, run: row.run, question: null },
    )
  }
  const standings = standingTable as unknown as Record<string, Standing<S, unknown, Steps, E>>
  const standingRows = Object.entries(standings)

  function topQuestion(s: S): Question | null {
    if (s.outcome !== null || s.agenda.length === 0) return null
    return rows.get(s.agenda[s.agenda.length - 1].step)?.question ?? null
  }

  /** Those whose time may run out: the asked seats of a timed question, and never the clock itself. */
  function lateSeats(s: S, row: Question, step: unknown): readonly Seat[] {
    if (!row.clock || !row.timeout || row.clock(s, step) === null) return NOBODY
    const asked = row.asks(s, step)
    return asked.includes(CLOCK) ? asked.filter(seat => seat !== CLOCK) : asked
  }

  function pending(s: S): Decision[] {
    const decisions: Decision[] = []
    const row = topQuestion(s)
    if (row === null) return decisions
    const step = s.agenda[s.agenda.length - 1]
    for (const seat of row.asks(s, step)) decisions.push({ seat, decision: step.step, rule: row.rule, kind: 'must' })
    if (row.may)
      for (const seat of row.may(s, step)) decisions.push({ seat, decision: step.step, rule: row.rule, kind: 'may' })
    for (const [decision, standing] of standingRows) {
      for (const seat of standing.asks(s)) decisions.push({ seat, decision, rule: standing.rule, kind: 'standing' })
    }
    if (lateSeats(s, row, step).length > 0) {
      decisions.push({ seat: CLOCK, decision: 'time-out', rule: row.rule, kind: 'standing' })
    }
    return decisions
  }

  function moves(s: S, seat: Seat, list: M[] = []): M[] {
    const row = topQuestion(s)
    if (row === null) return list
    const step = s.agenda[s.agenda.length - 1]
    if (row.asks(s, step).includes(seat) || row.may?.(s, step).includes(seat)) row.moves(s, step, seat, list)
    return list
  }

  function standing(s: S, seat: Seat, list: M[] = []): M[] {
    const row = topQuestion(s)
    if (row === null) return list
    for (const [, entry] of standingRows) if (entry.asks(s).includes(seat)) entry.moves(s, seat, list)
    if (seat === CLOCK) {
      for (const late of lateSeats(s, row, s.agenda[s.agenda.length - 1])) list.push({ move: 'time-out', seat: late })
    }
    return list
  }

  function apply(s: S, seat: Seat, move: M, cx: Context<E> = BARE): void {
    const run = new Run<Steps, E>(s, cx)
    const name = (move as AnyMove).move
    const entry = standings[name]
    if (entry !== undefined) {
      run.rule = entry.rule
      entry.take(s, seat, move, run)
    } else {
      const row = topQuestion(s)
      if (row === null) throw new RuleBug(`Nobody is asked, yet ${seat} plays ${name}.`)
      const step = s.agenda.pop() as StepOf<Steps>
      run.rule = row.rule
      if (seat === CLOCK && name === 'time-out') {
        const late = (move as TimeOut).seat
        if (!row.unannounced) run.emit?.({ event: 'time-out', seat: late, rings: true } as AnyEvent as E)
        row.take(s, step, late, (row.timeout as NonNullable<typeof row.timeout>)(s, step, late), run)
      } else row.take(s, step, seat, move, run)
    }
    play(s, run, cx)
  }

  function advance(s: S, cx: Context<E> = BARE): void {
    play(s, new Run<Steps, E>(s, cx), cx)
  }

  function play(s: S, run: Run<Steps, E>, cx: Context<E>): void {
    const { agenda } = s
    for (let count = 0; s.outcome === null; count++) {
      if (agenda.length === 0) throw new RuleBug('The agenda is empty and the game is not over.')
      const step = agenda[agenda.length - 1]
      const row = rows.get(step.step)
      if (row === undefined)
        throw new RuleBug(`The agenda names a step "${step.step}" that the step table does not have.`)
      if (count > TOO_MANY_STEPS)
        throw new RuleBug(`Ten thousand steps without a question; the last was "${step.step}".`)
      cx.trace?.(step.step)
      if (row.question !== null) {
        if (row.question.asks(s, step).length > 0) return
        agenda.pop()
      } else {
        agenda.pop()
        run.rule = row.rule
        row.run(s, step, run)
      }
    }
  }

  function clocks(s: S): readonly Clock<M & AnyMove>[] {
    if (s.outcome !== null) return [] // no clock outlives its game
    const own = (ownClocks?.(s) ?? []) as readonly Clock<M & AnyMove>[]
    const row = topQuestion(s)
    if (!row?.clock || !row.timeout) return own
    const step = s.agenda[s.agenda.length - 1]
    const limit = row.clock(s, step)
    if (limit === null) return own
    const questions = lateSeats(s, row, step).map(seat => ({
      id: `${limit.id}/${seat}`,
      ms: limit.ms,
      seats: [seat],
      running: true,
      shown: true,
      expires: { move: 'time-out', seat } as M & AnyMove,
    }))
    return [...own, ...questions]
  }

  const decisions = [
    ...[...rows].filter(([, row]) => row.question !== null).map(([name]) => name),
    ...Object.keys(standings),
    'time-out',
  ]
  return { decisions, pending, moves, standing, apply, advance, clocks }
}

/** A step's row as the kernel keeps it: it either runs or asks. */
type Row<S, Steps, E extends AnyEvent> =
  | { readonly rule: string; readonly run: Doing<S, unknown, Steps, E>['run']; readonly question: null }
  | { readonly rule: string; readonly run: null; readonly question: Asking<S, unknown, unknown, Steps, E> }

/** The kernel's side of a rule's `cx`. */
class Run<Steps, E extends AnyEvent> implements Cx<Steps, E> {
  rule = ''
  readonly chance: Chance
  readonly emit?: ((event: E) => void) | undefined

  constructor(
    private readonly s: Agenda<Steps>,
    private readonly cx: Context<E>,
  ) {
    this.chance = cx.chance ?? new SeededChance(s.chance)
    const listener = cx.emit
    this.emit = listener && (event => listener(event.rule === undefined ? { ...event, rule: this.rule } : event))
  }

  next(...steps: StepOf<Steps>[]): void {
    for (let i = steps.length - 1; i >= 0; i--) this.s.agenda.push(steps[i] as Agenda<Steps>['agenda'][number])
  }

  end(outcome: Outcome): void {
    this.s.outcome = outcome
    this.s.agenda.length = 0
  }

  barrier(why: Barrier): void {
    this.cx.barrier?.(why)
  }
}
