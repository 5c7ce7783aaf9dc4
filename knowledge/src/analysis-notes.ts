import type { AnyEvent, AnyMove } from '@holdout/engine'

/** Points of chance, 0 to 1, from which a decision or a chance event gets a mark. */
export interface MarkThresholds {
  readonly inaccuracy: number
  readonly mistake: number
  readonly blunder: number
  /** Lucky and unlucky. */
  readonly luck: number
  /** The average loss of an easy bot in a decision: this gives an accuracy of 50. */
  readonly easyLoss: number
}

/** Decisions or moves that form a reaction window, such as the answers to an Ace in Viral Dawn. */
export interface WindowNote {
  readonly title: string
  readonly decisions?: readonly string[]
  readonly moves?: readonly string[]
}

/** The facts about a game that the analysis of a finished match needs. Everything in it is public during play. */
export interface AnalysisNotes<S, M extends AnyMove, E extends AnyEvent> {
  /** The moment in the match, such as "Day 9". */
  part(s: S): string
  /** The phase for accuracy by phase. Absent: the beginning, middle and end of the match. */
  phase?(s: S): string
  readonly windows?: readonly WindowNote[]
  /**
   * The events that show what chance gave, the most telling first: its result before what follows from it, and the end
   * of a match or of a player before both. A moment of luck is told by the first of them. Absent: by the last card.
   */
  readonly luck?: readonly E['event'][]
  /** The moves that only end a turn. To make one, or anything else instead, is no good find. */
  readonly ends?: readonly M['move'][]
  /** From matches between bots, by `npm run measure -- marks`. */
  readonly marks?: MarkThresholds
  /**
   * The depths of an analysis at which accuracy was measured to tell levels of bots apart (docs/analysis.md). At others
   * it is not stated. Absent: at none.
   */
  readonly accuracy?: readonly ('quick' | 'deep')[]
}
