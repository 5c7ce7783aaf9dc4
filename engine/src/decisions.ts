import {
  type Agenda,
  type Asking,
  type Cx,
  type Doing,
  fromSteps,
  type Standing,
  type StandingTable,
  type StepTable,
  type TimeOut,
} from './agenda.ts'
import type { AnyEvent, AnyMove, Seat } from './basics.ts'
import type { Chance } from './chance.ts'
import type { Clock } from './clock.ts'
import type { Decision, Reason } from './game.ts'
import { type BarredMove, type Need, Offer } from './offer.ts'
import { type Phrase, type Ref, say } from './words.ts'

/** One kind of move. What is offered, refused and shown as barred is derived from its candidates and needs. */
export interface MoveRule<S, P, M, Steps, E extends AnyEvent, V> {
  readonly rule: string
  /** As on its button. */
  label(move: M, view: V): Phrase
  /** Every move of this kind worth talking about. The legal ones are offered, the others are shown as barred. */
  readonly candidates: readonly M[] | ((s: S, step: P, seat: Seat) => readonly M[])
  /** The candidates to show as barred, where a few stand for all. */
  tempting?(s: S, step: P, seat: Seat): readonly M[]
  /** The first need that fails is the reason. A test that takes only the state is asked once for all candidates. */
  readonly needs?: readonly Need<S, P, M>[]
  /** Needs that every candidate meets, such as a piece that exists. They are asked only of moves from outside. */
  readonly exists?: readonly Need<S, P, M>[]
  /** The reason while the open decision has no such move; null leaves it to that decision. */
  readonly elsewhere?: Reason | ((s: S, move: M, seat: Seat) => Reason | null)
  take(s: S, move: M, cx: Cx<Steps, E>, step: P, seat: Seat): void
}

/** The kinds of move that answer a decision, in the order in which they are offered. */
export type MoveRules<S, P, M extends AnyMove, Steps, E extends AnyEvent, V> = {
  readonly [K in M['move']]: MoveRule<S, P, Extract<M, { readonly move: K }>, Steps, E, V>
}

/** A decision: who is asked and when, the question, the moves that answer it, and what happens when time runs out. */
export interface DecisionRule<S, P, M extends AnyMove, Steps, E extends AnyEvent, V>
  extends Pick<Asking<S, P, M, Steps, E>, 'rule' | 'asks' | 'may' | 'clock' | 'unannounced'> {
  question(view: V, decision: Decision): Phrase
  readonly moves: MoveRules<S, P, M, Steps, E, V>
  /** Moves of other kinds that a player might try now. They are shown as barred, with the reason of their kind. */
  tempting?(s: S, step: P, seat: Seat): readonly AnyMove[]
  /** The reason for a move that does not answer this decision: "First place the zombie." */
  readonly first?: Reason | ((s: S, step: P, seat: Seat) => Reason)
  /** The move that is made for a seat whose time ran out, one of `legal`. */
  timeout?(s: S, step: P, seat: Seat, legal: readonly M[], chance: Chance): M
  /** Adds the same legal moves to `list` as the kinds do, but faster. The testkit compares both. */
  offer?(s: S, step: P, seat: Seat, list: M[]): void
}

/** A decision that is open regardless of the agenda, with one kind of move: conceding, a pause, the clock's gong. */
export interface StandingRule<S, M, Steps, E extends AnyEvent, V> extends MoveRule<S, null, M, Steps, E, V> {
  asks(s: S): readonly Seat[]
  question(view: V, decision: Decision): Phrase
}

/** Maps each step to its rule. Steps with moves are decisions, the others run by themselves. */
export type Table<S, Steps, Moves, E extends AnyEvent, V> = {
  readonly [K in keyof Steps]: K extends keyof Moves
    ? DecisionRule<S, Steps[K], Moves[K] & AnyMove, Steps, E, V>
    : Doing<S, Steps[K], Steps, E>
}

export type StandingRules<S, Moves, Steps, E extends AnyEvent, V> = {
  readonly [K in keyof Moves]: StandingRule<S, Moves[K], Steps, E, V>
}

const ONLY_THE_TIMER: Reason = { rule: null, text: 'Only the timer can make this move.' }

/** Builds the flow of a game, its refusals, and the words of its decisions from one table. */
export function fromDecisions<S extends Agenda<Steps>, Steps, Moves, StandingMoves, E extends AnyEvent, V>(
  table: Table<S, Steps, Moves, E, V>,
  standingRules: StandingRules<S, StandingMoves, Steps, E, V>,
  more: {
    /** Clocks besides those of decisions. */
    readonly clocks?: (s: S) => readonly Clock<AnyMove>[]
    /** A seat in a sentence, in games with several: "Time runs out for Player 2". */
    readonly nameOf?: (seat: Seat) => Ref
  } = {},
) {
  type M = Moves[keyof Moves] | StandingMoves[keyof StandingMoves] | TimeOut
  type Rule = DecisionRule<S, unknown, AnyMove, Steps, E, V>
  type Kind = MoveRule<S, unknown, AnyMove, Steps, E, V>
  const rules = table as unknown as Readonly<Record<string, Rule | Doing<S, unknown, Steps, E>>>
  const standings = standingRules as unknown as Readonly<Record<string, StandingRule<S, AnyMove, Steps, E, V>>>
  const decisions = new Map<string, Rule>()
  const offers = new Map<string, Offer<S>>()
  /** Every kind of move by its name. A kind that answers several decisions has the same words in each. */
  const kinds = new Map<string, Kind>()
  for (const [name, rule] of Object.entries(rules)) {
    if (!('moves' in rule)) continue
    decisions.set(name, rule)
    offers.set(name, new Offer(rule.moves))
    for (const [move, kind] of Object.entries(rule.moves)) if (!kinds.has(move)) kinds.set(move, kind)
  }
  for (const [name, rule] of Object.entries(standings)) {
    offers.set(name, new Offer({ [name]: rule as unknown as Kind }))
    kinds.set(name, rule as unknown as Kind)
  }

  function askingOf(rule: Rule, offer: Offer<S>): Asking<S, unknown, AnyMove, Steps, E> {
    const { rule: id, asks, may, clock, unannounced, timeout } = rule
    const moves = rule.offer ?? ((s: S, step: unknown, seat: Seat, list: AnyMove[]) => offer.add(s, step, seat, list))
    return {
      rule: id,
      asks,
      moves,
      take: (s, step, seat, move, cx) => rule.moves[move.move].take(s, move, cx, step, seat),
      ...(may ? { may } : {}),
      ...(clock ? { clock } : {}),
      ...(unannounced ? { unannounced } : {}),
      ...(timeout
        ? {
            timeout(s: S, step: unknown, seat: Seat, chance: Chance) {
              const legal: AnyMove[] = []
              moves(s, step, seat, legal)
              return timeout(s, step, seat, legal, chance)
            },
          }
        : {}),
    }
  }

  function standingOf(rule: StandingRule<S, AnyMove, Steps, E, V>, offer: Offer<S>): Standing<S, AnyMove, Steps, E> {
    return {
      rule: rule.rule,
      asks: rule.asks,
      moves: (s, seat, list) => offer.add(s, null, seat, list),
      take: (s, seat, move, cx) => rule.take(s, move, cx, null, seat),
    }
  }

  const offerOf = (name: string) => offers.get(name) as Offer<S>
  const steps = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, 'moves' in rule ? askingOf(rule, offerOf(name)) : rule]),
  )
  const always = Object.fromEntries(
    Object.entries(standings).map(([name, rule]) => [name, standingOf(rule, offerOf(name))]),
  )
  const flow = fromSteps<S, Steps, Moves, StandingMoves, E>(
    steps as Parameters<typeof fromSteps<S, Steps, Moves, StandingMoves, E>>[0],
    always as Parameters<typeof fromSteps<S, Steps, Moves, StandingMoves, E>>[1],
    more.clocks,
  )

  function elsewhereOf({ elsewhere }: Kind, s: S, seat: Seat, move: AnyMove): Reason | null {
    return typeof elsewhere === 'function' ? elsewhere(s, move, seat) : (elsewhere ?? null)
  }

  /** The reason why a seat may not make this move now. The move is not legal, and may come from outside. */
  function refuse(s: S, seat: Seat, move: AnyMove): Reason {
    if (move.move === 'time-out') return ONLY_THE_TIMER
    const step = s.agenda[s.agenda.length - 1]
    const open = decisions.get(step.step)
    const kind = kinds.get(move.move)
    if (kind === undefined) return { rule: open?.rule ?? null, text: `There is no move "${move.move}" in this game.` }
    const answer = open && offerOf(step.step).refuse(s, move, step, seat)
    if (answer) return answer
    const reason = elsewhereOf(kind, s, seat, move)
    if (reason) return reason
    const first = open?.first
    if (first) return typeof first === 'function' ? first(s, step, seat) : first
    return { rule: kind.rule, text: 'This is not possible now.' }
  }

  /** The reason for a seat that is not asked, if the kind of move says more than whose turn it is. */
  function refuseUnasked(s: S, seat: Seat, move: AnyMove): Reason | null {
    const open = decisions.get(s.agenda[s.agenda.length - 1].step)
    const kind = kinds.get(move.move)
    return !kind || (open && Object.hasOwn(open.moves, move.move)) ? null : elsewhereOf(kind, s, seat, move)
  }

  /** Moves that a seat might try now and that are not legal, each with its reason. */
  function barred(s: S, seat: Seat): BarredMove<M>[] {
    const step = s.agenda[s.agenda.length - 1]
    const open = s.outcome === null && step !== undefined ? decisions.get(step.step) : undefined
    if (!open || !(open.asks(s, step).includes(seat) || open.may?.(s, step).includes(seat))) return []
    const list = offerOf(step.step).barred(s, step, seat)
    for (const move of open.tempting?.(s, step, seat) ?? []) list.push({ move, reason: refuse(s, seat, move) })
    return list as BarredMove<M & AnyMove>[]
  }

  return {
    /** The steps as the agenda runs them, for tests that replace one. */
    rows: { steps, standing: always } as unknown as {
      readonly steps: StepTable<S, Steps, Moves, E>
      readonly standing: StandingTable<S, StandingMoves, Steps, E>
    },
    flow: {
      ...flow,
      refuse,
      refuseUnasked,
      barred,
      /** The moves that the kinds of an open decision allow. A decision with its own `offer` must list the same. */
      derived(s: S, seat: Seat): AnyMove[] {
        const list: AnyMove[] = []
        const step = s.agenda[s.agenda.length - 1]
        if (s.outcome === null && decisions.has(step?.step)) offerOf(step.step).add(s, step, seat, list)
        return list
      },
      words: {
        move(move: AnyMove, view: V): Phrase {
          const kind = kinds.get(move.move)
          if (kind) return kind.label(move, view)
          return more.nameOf ? say`Time runs out for ${more.nameOf((move as TimeOut).seat)}` : say`Time runs out`
        },
        decision(decision: Decision, view: V): Phrase {
          const rule = decisions.get(decision.decision) ?? standings[decision.decision]
          return rule ? rule.question(view, decision) : say`The timer is running.`
        },
      },
    },
  }
}
