import type { MarkThresholds } from '@holdout/engine'
import type { Estimate, JudgedDecision, JudgedLuck, Mark } from './analysis.ts'

/** For games without thresholds of their own. */
export const USUAL_MARKS: MarkThresholds = {
  inaccuracy: 0.02,
  mistake: 0.05,
  blunder: 0.1,
  luck: 0.06,
  easyLoss: 0.015,
}

/** Smaller differences than this many standard errors are noise. */
const CLEAR = 2

export function isClear({ value, error }: Estimate): boolean {
  return Math.abs(value) > CLEAR * error && value !== 0
}

/** The mark of a decision. `loss` is what it cost the deciding seat, as far as the analyzed seat could know. */
export function decisionMark(marks: MarkThresholds, decision: JudgedDecision, loss: Estimate): Mark | null {
  if (isClear(loss) && loss.value >= marks.inaccuracy) return lossMark(marks, loss.value)
  const { lead, options } = decision
  const found = options[0]?.played && lead && lead.value >= marks.mistake && isClear(lead)
  return found ? 'good-find' : null
}

function lossMark({ mistake, blunder }: MarkThresholds, loss: number): Mark {
  return loss >= blunder ? 'blunder' : loss >= mistake ? 'mistake' : 'inaccuracy'
}

export function luckMark(marks: MarkThresholds, luck: JudgedLuck): Mark | null {
  if (!isClear(luck) || Math.abs(luck.value) < marks.luck) return null
  return luck.value > 0 ? 'lucky' : 'unlucky'
}
