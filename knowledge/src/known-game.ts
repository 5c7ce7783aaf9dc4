import type { AnyEvent, AnyMove, AnyState, Decision, Game, Seat } from '@holdout/engine'
import type { Achievement } from './achievements.ts'
import type { AnalysisNotes } from './analysis-notes.ts'
import { type BotNotes, type BotPlan, USUAL_PLAN } from './bot-notes.ts'
import type { EndNotes } from './end-notes.ts'
import type { WriteInputs } from './network.ts'
import type { Reasons } from './told.ts'

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

/** A game with the notes that bots, hints and analyses use. The rules never read them. */
export interface KnownGame<
  S extends AnyState = AnyState,
  M extends AnyMove = AnyMove,
  V = unknown,
  E extends AnyEvent = AnyEvent,
  O = unknown,
> extends Game<S, M, V, E, O> {
  /** The best estimates and rules of thumb that are known: for strong bots, hints and analyses. */
  readonly bot: BotNotes<S, M>
  /** Estimates and rules of thumb of levels easy and medium that are meant to be weaker than those in `bot`. */
  readonly simple?: Pick<Partial<BotNotes<S, M>>, 'rate' | 'habit'>
  /** How a position is given to a network, in a game that has one. */
  readonly inputs?: WriteInputs<S>
  /** How far bots look ahead. Absent: `USUAL_PLAN`. */
  readonly plan?: BotPlan
  /** The facts that hints and analyses give as reasons. */
  readonly reasons?: Reasons
  /** In a game with graded results. It is shown beside the chance of winning. */
  readonly score?: GradedScore<S>
  /** Hints name the whole action and carry it on by `habit`, instead of searching again at each of its moves. */
  readonly action?: ActionNote<M>
  /**
   * The moves by which a seat lets happen what is under way, such as a hit that it could still block. Hints and
   * analyses judge a position after them: until then a roll has changed nothing.
   */
  readonly passes?: readonly M['move'][]
  /**
   * The decisions in the middle of an action or event, such as which card to discard. Hints and analyses judge a
   * position after the answer of `habit`: a model knows too few such positions.
   */
  readonly answered?: readonly string[]
  /** Counts of draws and rolls, and turning points of a finished match. */
  readonly endNotes?: EndNotes<S, E>
  /**
   * The goal of a puzzle at a decision, as a title: "Which action keeps the cabin safe?". Null where no puzzles are
   * made. Absent: nowhere.
   */
  readonly puzzleGoal?: (s: S, decision: Decision) => string | null
  /** Tasks that teach the game. Loaded on demand, because only records of finished matches need them. */
  readonly achievements?: () => Promise<readonly Achievement<S, E>[]>
  /** Names, phases and thresholds for the analysis of a match. */
  readonly analysis?: AnalysisNotes<S, M, E>
  withCards?(data: unknown, file: string): KnownGame<S, M, V, E, O>
}

/** A game with notes whose types are not known, as the catalog returns it. */
// biome-ignore lint/suspicious/noExplicitAny: games of all kinds meet here
export type AnyKnownGame = KnownGame<any, any, any, any, any>

export function planOf(game: AnyKnownGame): BotPlan {
  return game.plan ?? USUAL_PLAN
}

/** The notes of levels easy and medium. */
export function simpleNotes(game: AnyKnownGame): BotNotes<AnyState, AnyMove> {
  return { ...game.bot, ...game.simple }
}
