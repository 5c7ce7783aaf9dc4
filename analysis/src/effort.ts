import type { AnyGame, AnyMove, AnyState, BotNotes } from '@holdout/engine'
import type { Depth } from './analysis.ts'

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

const MOST_QUICK_WORLDS = 6

export function effortOf(game: AnyGame, depth: Depth, moves: number): Effort {
  const plan = (game.bot as BotNotes<AnyState, AnyMove>).search
  if (depth === 'deep')
    return { deals: 200, worlds: 32, own: 160, others: 40, width: 16, decisions: plan?.decisions ?? 0 }
  const worlds = Math.max(2, Math.min(MOST_QUICK_WORLDS, Math.floor(QUICK_WORLDS / Math.max(1, moves))))
  return { deals: 24, worlds, own: 8 * worlds, others: 0, width: worlds > 2 ? 6 : 2, decisions: 0 }
}
