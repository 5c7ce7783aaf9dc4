import type { Seat } from '@holdout/engine'
import type { Facts } from './fitted.ts'

/** Estimates and rules of thumb for a position, for bots, hints and analyses. They work on sampled states. */
export interface BotNotes<S, M> {
  /** The chance of each seat to win, 0 to 1, by a model of facts or a network: calibrated. `s` is not changed. */
  chance?(s: S): Readonly<Record<Seat, number>>
  /**
   * The rating that a search maximizes, 0 to 1: higher if the seat is more likely to win. Where it is not `chance`
   * itself, it orders moves better but is not calibrated. `s` may be changed.
   */
  rate(s: S, seat: Seat): number
  /** The moves worth comparing; at least one. If `habit` answers the decision, its choice is the first. Absent: all. */
  candidates?(s: S, seat: Seat, moves: readonly M[]): readonly M[]
  /** The choice of a rule of thumb; null where moves have to be compared. */
  habit?(s: S, seat: Seat, moves: readonly M[]): M | null
  /** Named facts about the position for a seat, in the rulebook's words, for models and reasons. `s` may change. */
  facts?(s: S, seat: Seat): Facts
}

/** How bots look ahead, by measurement (docs/bots.md). An iteration tries one move in one sampled state. */
export interface BotPlan {
  /** Sampled states for each choice of the greedy bot. */
  readonly samples: number
  /** The number of decisions, of any seat, that a search continues after the tried move. */
  readonly decisions: number
  /**
   * A search compares the choice of `habit` with other moves, and keeps it unless one leads by this many standard
   * errors. Infinity: bots always keep it, and only hints and analyses compare. Absent: where `habit` answers, its
   * choice is not compared.
   */
  readonly doubt?: number
  /** Iterations of a decision at level hard: up to 200 ms on a slow machine. */
  readonly hard: number
  /**
   * Iterations of a decision at level expert: up to 1.5 s on a slow machine. Absent: more were measured to gain nothing,
   * so menus offer no expert, and a bot of that name plays as `hard`.
   */
  readonly expert?: number
}

/** The plan of a game that has none. */
export const USUAL_PLAN: BotPlan = { samples: 1, decisions: 0, hard: 200, expert: 1000 }

/**
 * The value of a move for comparing it: the rating orders moves better, the fitted chance is calibrated, so each counts
 * half. Also for differences between two moves.
 */
export function blended(rated: number, chance: number): number {
  return (rated + chance) / 2
}
