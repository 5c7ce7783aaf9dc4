import type { AnyMove, Phrase, Seat } from '@holdout/engine'

/** An estimate and its standard error. Chances and their changes are from -1 to 1: 0.05 is 5 points. */
export interface Estimate {
  readonly value: number
  readonly error: number
}

/** `seen`: from what the seat could know at that moment. `all`: with all cards open. */
export type Known = 'seen' | 'all'

/** `quick`: a fraction of a second, few sampled states. `deep`: a search at every decision of the match. */
export type Depth = 'quick' | 'deep'

export interface AnalysisSettings {
  /** The seat whose chance is split into luck and decisions, and whose knowledge counts. */
  readonly seat: Seat
  readonly known: Known
  readonly depth: Depth
  /** The same record, settings and seed give the same analysis on every machine. Absent: the record's hash. */
  readonly seed?: string
}

/**
 * How a decision or a chance event is judged. `helped` and `hurt`: what another seat's decision did to the analyzed
 * seat, where its other moves cannot be shown. With all cards open, show no words for the marks of decisions: the
 * player could not have known.
 */
export type Mark = 'good-find' | 'inaccuracy' | 'mistake' | 'blunder' | 'lucky' | 'unlucky' | 'helped' | 'hurt'

/** One of the moves that were possible at a decision. */
export interface Option {
  /** Null: not acting. */
  readonly move: AnyMove | null
  /** The label of the move, as on its button; null for not acting. */
  readonly text: Phrase | null
  /** The chance of the deciding seat after it. */
  readonly chance: Estimate
  readonly best: boolean
  readonly played: boolean
}

/** A decision, judged by what its seat could know (or with all cards open). */
export interface JudgedDecision {
  readonly seat: Seat
  /** The name of the decision in the rules. */
  readonly decision: string
  readonly rule: string
  /** The number of legal moves. Null for another seat's decision if `known` is `seen`. */
  readonly of: number | null
  /**
   * The cost of the move for the deciding seat: 0 for the best move, otherwise negative apart from noise. Null for
   * another seat's decision if `known` is `seen`: it depends on cards that the analyzed seat could not see.
   */
  readonly cost: Estimate | null
  /** The change for the analyzed seat. The same as `cost` for its own decisions and in a team. */
  readonly effect: Estimate
  /** The stake: the best move against the average of the moves that were compared. Null like `cost`. */
  readonly stake: number | null
  /** How much worse the second best move is than the best; null with fewer than two moves compared, and like `cost`. */
  readonly lead: Estimate | null
  /** The best first, then the played move, at most three. Empty for a rival's decision if `known` is `seen`. */
  readonly options: readonly Option[]
  /** The difference to the best move is within the noise. */
  readonly asGood: boolean
}

/** The gain of the analyzed seat from chance or hidden cards, beyond the expected. */
export interface JudgedLuck extends Estimate {
  /** The probability of luck at least this good (or this bad), from sampled states; null if it was not counted. */
  readonly odds: number | null
}

/** The match after one move. */
export interface AnalyzedStep {
  /** The number of moves made so far. 0: after the deal. */
  readonly at: number
  /** The seat that moved; null for the deal. `clock` for a time-out. */
  readonly seat: Seat | null
  readonly move: AnyMove | null
  /** The part of the match, such as "Day 9" or "Round 3". */
  readonly part: string
  /** The chance of the analyzed seat to win after this step (in a team, of the team). */
  readonly chance: Estimate
  /** The chance of every seat, as the analyzed seat sees it. In a team all are the same. */
  readonly chances: Readonly<Record<Seat, number>>
  /** Null if the step was forced or of the clock. */
  readonly decision: JudgedDecision | null
  /** Null if nothing was left to chance and nothing hidden was revealed. */
  readonly luck: JudgedLuck | null
  /** The rest of the change: nothing that was decided, drawn, rolled or revealed explains it. */
  readonly uncertain: number
  /** The change in a decision of another seat that was not searched. */
  readonly unexamined: number
  /** The action of the step, in the present tense; empty for the deal. */
  readonly title: Phrase
  /** The log lines of the step, as the analyzed seat saw them. */
  readonly log: readonly Phrase[]
  readonly mark: Mark | null
}

/** A part of a sum. The error is null if not all that belongs to the part was searched. */
export interface Part {
  readonly value: number
  readonly error: number | null
}

/**
 * final - initial = luck + own + the sum of others + uncertain. `others` has what the decisions of the other seats
 * changed for the analyzed seat: in a team each teammate's share, otherwise the mistakes of rivals. A seat whose
 * decisions were not all searched is null there: what they changed is in `luck`, and cannot be told apart from it.
 */
export interface Sums {
  /** The chance before the deal. */
  readonly initial: Estimate
  /** 1 for a win, 0 for a loss, a share for a shared win. For an unfinished match, the chance after the last move. */
  readonly final: Estimate
  readonly luck: Part
  readonly own: Part
  readonly others: Readonly<Record<Seat, Part | null>>
  /** The changes of the estimates although nothing was decided, drawn, rolled or revealed. */
  readonly uncertain: number
}

/** A fact about the position that the best move would have changed, on average. */
export interface Change {
  /** The name of the fact, in the words of the game's `facts`. */
  readonly feature: string
  readonly played: number
  readonly best: number
  /** The same as a sentence: "6 zombies ahead instead of 9." */
  readonly text: string
}

/** A moment that mattered, with everything a sentence about it needs. */
export interface Moment {
  /** 1 for the moment that mattered most. */
  readonly rank: number
  /** The step to jump to: the number of moves made, including this one. */
  readonly at: number
  readonly mark: Mark
  readonly kind: 'decision' | 'luck'
  readonly seat: Seat | null
  readonly part: string
  /** The event, in the present tense: a log line, or the label of the move. */
  readonly title: Phrase
  /** The cost or gain for the analyzed seat. 0 for a good find; then `lead` says how much worse the next move was. */
  readonly change: Estimate
  readonly lead: Estimate | null
  /** For luck: the probability of luck at least this good or bad. */
  readonly odds: number | null
  /** The rule that it hinged on; null if no rule of the game is named. */
  readonly rule: string | null
  /** The name of the card that it hinged on. */
  readonly card: string | null
  readonly options: readonly Option[]
  readonly changes: readonly Change[]
}

/**
 * Accuracy from 0 to 100, by what a player's decisions cost on average. 100: always the best move. 50: as much as an
 * easy bot loses. 25: twice as much.
 */
export interface Accuracy {
  /** Null if there were no decisions between moves that differ, or if it is not `measured`. */
  readonly value: number | null
  /** Whether accuracy tells good from bad play in this game at this depth. */
  readonly measured: boolean
  readonly error: number
  /** The chance that a decision cost on average, 0 to 1. */
  readonly loss: number
  readonly decisions: number
  readonly parts: readonly { readonly part: string; readonly value: number; readonly decisions: number }[]
}

/** The worth of the decisions in one reaction window to the analyzed seat, such as a Joker window of Viral Dawn. */
export interface Window {
  /** The name of the window: "Joker". */
  readonly title: string
  /** The steps that belong to it. */
  readonly from: number
  readonly to: number
  readonly part: string
  /** How the window changed the analyzed seat's chance. */
  readonly change: Estimate
  /** How it changed the chance of every seat. */
  readonly changes: Readonly<Record<Seat, number>>
}

export interface AnalyzedSeat {
  readonly seat: Seat
  readonly title: string
  /** The player's name in the record. */
  readonly player: string
}

/** The reasons for the result of a match, for one seat. Plain data: it can be stored and sent. */
export interface Analysis {
  readonly format: 'holdout-analysis'
  readonly version: 1
  readonly game: string
  readonly seat: Seat
  readonly known: Known
  /** The depth of what is in it: a deep analysis in progress is `deep` with `done` below `of`. */
  readonly depth: Depth
  /** Decisions that were searched, and all that will be. */
  readonly done: number
  readonly of: number
  /** All seats win or lose together. */
  readonly team: boolean
  readonly seats: readonly AnalyzedSeat[]
  /** The deal, then one step for each move. */
  readonly steps: readonly AnalyzedStep[]
  readonly sums: Sums
  /** The three to seven moments that mattered most, in the order of the match; fewer if no more stood out. */
  readonly moments: readonly Moment[]
  /** The step of the decision that mattered most; null if none cost 3 points. Luck and good finds decide nothing. */
  readonly decisive: number | null
  readonly accuracy: Readonly<Record<Seat, Accuracy>>
  /** Empty in games without reaction windows. */
  readonly windows: readonly Window[]
}

/**
 * An analysis in progress. Deterministic: stopping, resuming and the length of the slices change nothing.
 * `new Analyzing(game, record, settings, kept?)` in analyzing.ts; throws an `InputError` for a record that does not
 * replay and for an unknown seat.
 */
export interface AnalysisInProgress {
  /** Pieces of work done, and all. */
  readonly done: number
  readonly of: number
  /** Works for about a millisecond, rarely more than 20. Returns whether the analysis is complete. */
  step(): boolean
  /**
   * The analysis so far; null until every step of the match has a value. A deep analysis has quick values first, then
   * searches the decisions that seem to matter most, then the others. Building it takes a few milliseconds.
   */
  readonly analysis: Analysis | null
  /** The results so far, as plain data to resume from. */
  readonly kept: KeptAnalysis
}

/** The results so far, by step. Only for resuming: its contents may change between versions. */
export interface KeptAnalysis {
  readonly format: 'holdout-analysis-kept'
  readonly version: 1
  readonly key: string
  readonly found: readonly unknown[]
}
