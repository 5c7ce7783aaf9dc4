import { type AnyEvent, type AnyMove, CLOCK, type Outcome, type Seat } from './basics.ts'
import { type Chance, SeededChance } from './chance.ts'
import type { Clock } from './clock.ts'
import { RuleBug } from './errors.ts'
import type { AnyState, Barrier, Context, Decision } from './game.ts'

/** A step on the agenda: its name and its parameters, as plain data. */
export type StepOf<Steps> = { [K in keyof Steps]: { readonly step: K } & Steps[K] }[keyof Steps]

/** The part of every game's state that the kernel uses. */
export interface Agenda<Steps> extends AnyState {
  agenda: (StepOf<Steps> & { readonly step: string })[]
}

/** What a rule may do besides changing its state. */
export interface Cx<Steps, E extends AnyEvent> {
  readonly chance: Chance
  /** Emits an event. Call it as `cx.emit?.({ … })`, so that no event is built without a listener. */
  readonly emit?: ((event: E) => void) | undefined
  /** Runs these steps in order, before the steps that are already on the agenda. */
  next(...steps: StepOf<Steps>[]): void
  /** Ends the game and clears the agenda. */
  end(outcome: Outcome): void
  /** Blocks undo past this point: hidden information was revealed, or a turn began. */
  barrier(why: Barrier): void
}

/** A step that runs without a decision. It is removed from the agenda before `run` is called. */
export interface Doing<S, P, Steps, E extends AnyEvent> {
  readonly rule: string
  run(s: S, step: P, cx: Cx<Steps, E>): void
}

/**
 * A step with a decision. It stays on the agenda until a seat answers, is removed before `take` is called, and ends
 * when `asks` returns no seat. A step that stays open for other seats puts itself back with `cx.next`.
 */
export interface Asking<S, P, M, Steps, E extends AnyEvent> {
  readonly rule: string
  /**
   * The seats that must answer. This is public: name every seat that might have a choice, not only those that do.
   * `CLOCK` if play waits for time only: then `moves` lists for that seat the `expires` move of one of the game's own
   * running clocks, no standing decision of the clock has the same move, and no seat can time out.
   */
  asks(s: S, step: P): readonly Seat[]
  /** The seats that may step in; play does not wait for them. */
  may?(s: S, step: P): readonly Seat[]
  moves(s: S, step: P, seat: Seat, list: M[]): void
  take(s: S, step: P, seat: Seat, move: M, cx: Cx<Steps, E>): void
  /** The time limit of the asked seats; null or absent means no limit. */
  clock?(s: S, step: P): TimeLimit | null
  /** The legal move that is made for a seat whose time ran out. A `TimedOut` event precedes its events. */
  timeout?(s: S, step: P, seat: Seat, chance: Chance): M
  /** The time-out is the normal way to continue, such as a clock that starts by itself, so no event announces it. */
  readonly unannounced?: true
}

/** The time limit of a decision. The kernel names the clock: `turn/3.1/seat`. */
export interface TimeLimit {
  readonly ms: number
  /**
   * What the time is for, as public facts: the round and the turn, the number of answers so far. While they stay the
   * same, the clock runs on from one decision to the next; a change starts it again.
   */
  readonly of: readonly (string | number)[]
  /** Decisions with the same name share a clock, such as all decisions of a turn. Absent: the name of the step. */
  readonly name?: string
}

/** Maps each step to its rule and functions. Steps with moves are decisions, the others run by themselves. */
export type StepTable<S, Steps, Moves, E extends AnyEvent> = {
  readonly [K in keyof Steps]: K extends keyof Moves
    ? Asking<S, Steps[K], Moves[K], Steps, E>
    : Doing<S, Steps[K], Steps, E>
}

/** A decision that is open regardless of the agenda: conceding, a vote to stop, the clock's gong. Keyed by its move. */
export interface Standing<S, M, Steps, E extends AnyEvent> {
  readonly rule: string
  asks(s: S): readonly Seat[]
  moves(s: S, seat: Seat, list: M[]): void
  take(s: S, seat: Seat, move: M, cx: Cx<Steps, E>): void
}

export type StandingTable<S, Moves, Steps, E extends AnyEvent> = {
  readonly [K in keyof Moves]: Standing<S, Moves[K], Steps, E>
}

/** The clock's move for a seat that ran out of time. Every game with timed decisions has it. */
export interface TimeOut {
  readonly move: 'time-out'
  readonly seat: Seat
}

/** The clock moved for a seat. The kernel emits it first, so that the next events do not read as the player's move. */
export interface TimedOut {
  readonly event: 'time-out'
  readonly seat: Seat
  readonly rings: true
}

/** More steps than this without a decision mean an endless loop in the rules. */
const TOO_MANY_STEPS = 10_000

const BARE: Context<AnyEvent> = {}

const NO_SEATS: readonly Seat[] = []

/** Builds `pending`, `moves`, `apply` and the rest of a game's flow from its table of steps. */
export function fromSteps<S extends Agenda<Steps>, Steps, Moves, StandingMoves, E extends AnyEvent>(
  table: StepTable<S, Steps, Moves, E>,
  standingTable: StandingTable<S, StandingMoves, Steps, E>,
  ownClocks?: (s: S) => readonly Clock<AnyMove>[],
) {
  type M = Moves[keyof Moves] | StandingMoves[keyof StandingMoves] | TimeOut
  type Question = Asking<S, unknown, unknown, Steps, E>
  // All rows have the same shape, which keeps the loop below fast in JavaScript engines.
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

  /** The seats whose time may run out: the asked seats of a timed decision, without the clock itself. */
  function lateSeats(s: S, row: Question, step: unknown): readonly Seat[] {
    if (!row.clock || !row.timeout || row.clock(s, step) === null) return NO_SEATS
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
      if (row === null) throw new RuleBug(`No decision is open, but ${seat} plays ${name}.`)
      const step = s.agenda.pop() as StepOf<Steps>
      run.rule = row.rule
      if (seat === CLOCK && name === 'time-out') {
        const late = (move as TimeOut).seat
        if (!row.unannounced) run.emit?.({ event: 'time-out', seat: late, rings: true } as AnyEvent as E)
        row.take(s, step, late, (row.timeout as NonNullable<typeof row.timeout>)(s, step, late, run.chance), run)
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
      if (agenda.length === 0) throw new RuleBug('The agenda is empty, but the game is not over.')
      const step = agenda[agenda.length - 1]
      const row = rows.get(step.step)
      if (row === undefined) throw new RuleBug(`The agenda has a step "${step.step}" that is not in the step table.`)
      if (count > TOO_MANY_STEPS) throw new RuleBug(`10,000 steps ran without a decision. The last was "${step.step}".`)
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
    if (s.outcome !== null) return [] // clocks stop at the end of the game
    const own = (ownClocks?.(s) ?? []) as readonly Clock<M & AnyMove>[]
    const row = topQuestion(s)
    if (!row?.clock || !row.timeout) return own
    const step = s.agenda[s.agenda.length - 1]
    const limit = row.clock(s, step)
    if (limit === null) return own
    const id = `${limit.name ?? step.step}/${limit.of.join('.')}`
    const questions = lateSeats(s, row, step).map(seat => ({
      id: `${id}/${seat}`,
      ms: limit.ms,
      seats: [seat],
      running: true,
      shown: !row.unannounced, // no one loses anything when it runs out
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

/** A row of the step table: it either runs or is a decision. */
type Row<S, Steps, E extends AnyEvent> =
  | { readonly rule: string; readonly run: Doing<S, unknown, Steps, E>['run']; readonly question: null }
  | { readonly rule: string; readonly run: null; readonly question: Asking<S, unknown, unknown, Steps, E> }

/** The kernel's implementation of a rule's `cx`. */
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
