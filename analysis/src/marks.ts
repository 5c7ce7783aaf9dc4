import type { AnyKnownGame, MarkThresholds } from '@holdout/knowledge'
import type { Estimate, JudgedDecision, JudgedLuck, Mark, Option } from './analysis.ts'

/** For games without thresholds of their own. */
export const USUAL_MARKS: MarkThresholds = {
  inaccuracy: 0.02,
  mistake: 0.05,
  blunder: 0.1,
  luck: 0.06,
  easyLoss: 0.015,
}

export function marksOf(game: AnyKnownGame): MarkThresholds {
  return game.analysis?.marks ?? USUAL_MARKS
}

/** Smaller differences than this many standard errors are noise. */
const CLEAR = 2

export function isClear({ value, error }: Estimate): boolean {
  return Math.abs(value) > CLEAR * error && value !== 0
}

/**
 * The mark of a decision. `loss` is what it cost the deciding seat, as far as the analyzed seat could know. A decision
 * without a better move to show is not called a mistake.
 */
export function decisionMark(marks: MarkThresholds, decision: JudgedDecision, loss: Estimate): Mark | null {
  const { lead, options, effect } = decision
  if (options.length === 0) {
    if (!isClear(effect) || Math.abs(effect.value) < marks.mistake) return null
    return effect.value > 0 ? 'helped' : 'hurt'
  }
  if (isClear(loss) && loss.value >= marks.inaccuracy && showsBetter(options)) return lossMark(marks, loss.value)
  const found = options[0]?.played && lead && lead.value >= marks.mistake && isClear(lead)
  return found ? 'good-find' : null
}

/** Whether the best option is another one than the played one, with a better chance as both are shown. */
function showsBetter(options: readonly Option[]): boolean {
  const shown = (option: Option | undefined): number => Math.round(100 * (option?.chance.value ?? 0))
  return shown(options.find(({ best }) => best)) > shown(options.find(({ played }) => played))
}

function lossMark({ mistake, blunder }: MarkThresholds, loss: number): Mark {
  return loss >= blunder ? 'blunder' : loss >= mistake ? 'mistake' : 'inaccuracy'
}

export function luckMark(marks: MarkThresholds, luck: JudgedLuck): Mark | null {
  if (!isClear(luck) || Math.abs(luck.value) < marks.luck) return null
  return luck.value > 0 ? 'lucky' : 'unlucky'
}
