import { type AnyKnownGame, planOf } from '@holdout/knowledge'
import type { AnalysisSettings } from './analysis.ts'

/** How much work an analysis does. One evaluation: one move in one sampled state. */
export interface Effort {
  /** Deals that the chance before the match is averaged over. */
  readonly deals: number
  /** Sampled states for the value of a position. */
  readonly worlds: number
  /** Evaluations for each decision of the analyzed seat, and of the others. 0: they are not judged. */
  readonly own: number
  readonly others: number
  /** The most moves to compare. */
  readonly width: number
  /** The decisions that an evaluation plays on after the move. */
  readonly decisions: number
}

/** Sampled states of all positions of a match together, in a quick analysis. */
const QUICK_WORLDS = 600

const MOST_QUICK_WORLDS = 12

/** Evaluations of all decisions of a match together, in a deep analysis: of the analyzed seat, and of the others. */
const DEEP_EVALUATIONS = 24_000

/** How much work to do for a match with this number of moves, `own` of them decisions of the analyzed seat. */
export function effortOf(game: AnyKnownGame, { depth, known }: AnalysisSettings, moves: number, own: number): Effort {
  if (depth === 'quick') {
    const worlds = within(2, MOST_QUICK_WORLDS, Math.floor(QUICK_WORLDS / Math.max(1, moves)))
    return {
      deals: 24,
      worlds,
      own: Math.max(8, 2 * worlds) * worlds,
      others: 0,
      width: worlds > 2 ? 6 : 2,
      decisions: 0,
    }
  }
  return {
    deals: 200,
    worlds: 32,
    own: within(100, 800, Math.floor(DEEP_EVALUATIONS / Math.max(1, own))),
    others: within(40, 400, Math.floor(DEEP_EVALUATIONS / Math.max(1, moves - own))),
    width: 16,
    // With all cards open, playing on would follow the real order of the cards to come.
    decisions: known === 'all' ? 0 : planOf(game).decisions,
  }
}

function within(least: number, most: number, value: number): number {
  return Math.max(least, Math.min(most, value))
}
