import type { Seat } from '@holdout/engine'
import type { Features, FittedModels } from './fitted.ts'
import type { ToldFeature } from './told.ts'

/** The size of the search of the stronger bots. An iteration tries one move in one sampled state. */
export interface SearchPlan {
  /** The number of decisions, of any seat, that a playout continues after the tried move. */
  readonly decisions: number
  /** Keeps the first plausible move unless another leads by this many standard errors. Absent: the best mean wins. */
  readonly doubt?: number
  /** Iterations of a decision at level hard: up to 200 ms on a slow machine. */
  readonly hard: number
  /** Iterations of a decision at level expert: up to 1.5 s on a slow machine. */
  readonly expert: number
}

/** The score of a seat, in a game with graded results. */
export interface GradedScore<S> {
  /** The score at the end, and before it the one to expect. `s` is not changed. */
  of(s: S, seat: Seat): number
  /** An expected score in words, such as "21 points". */
  text(score: number): string
}

/** An action that players make in several moves, such as a walk of several steps. */
export interface ActionNote<M> {
  /** The decisions that carry on an action that was begun. */
  readonly decisions: readonly string[]
  /** The whole action as one move, for its label and its mark on the table: a walk to its last place. */
  whole(moves: readonly M[]): M
}

/** What bots know about a game. They work on sampled states, never on the real one. */
export interface BotNotes<S, M> {
  /** The number of states that the greedy bot samples for each choice. */
  readonly samples: number
  /** The estimated probability, 0 to 1, that the seat wins. `s` is the bot's own copy and may be changed. */
  value(s: S, seat: Seat): number
  /** The estimate that searches use in place of `value`, if a better one is known than greedy has. */
  leaf?(s: S, seat: Seat): number
  /**
   * Named facts about the position for a seat, in the rulebook's words, that a chance to win is fitted to. `s` may be
   * changed.
   */
  features?(s: S, seat: Seat): Features
  /** The fitted chance of each seat to win, 0 to 1: calibrated, but slower than `value`. `s` is not changed. */
  chance?(s: S): Readonly<Record<Seat, number>>
  /** The weights of the features in `chance` and `score`. */
  readonly models?: FittedModels
  /** In a game with graded results. */
  readonly score?: GradedScore<S>
  /** The features that hints and analyses name. Others only shape the fitted curve. */
  readonly told?: Readonly<Record<string, ToldFeature>>
  /** Hints name the whole action and carry it on by `habit`, instead of searching again at each of its moves. */
  readonly action?: ActionNote<M>
  /** A rule of thumb that chooses a move in a sampled state; null leaves the choice to the search. */
  habit?(s: S, seat: Seat, moves: readonly M[]): M | null
  /** A better rule of thumb than `habit`: the stronger bots follow it instead of searching, and playouts use it. */
  skilled?(s: S, seat: Seat, moves: readonly M[]): M | null
  /** The moves worth considering in this position; at least one. */
  worthwhile?(s: S, seat: Seat, moves: readonly M[]): readonly M[]
  /**
   * The moves a search should compare, the most promising first; at least one. Absent: the worthwhile ones. A game
   * whose habit answers every decision lists here what else could be played.
   */
  plausible?(s: S, seat: Seat, moves: readonly M[]): readonly M[]
  /** How the stronger bots search in this game, by measurement (docs/bots.md). */
  readonly search?: SearchPlan
  /** The relative probability of a move in playouts; equal if absent. */
  weight?(s: S, seat: Seat, move: M): number
}
