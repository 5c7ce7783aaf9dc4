import type { Analysis, AnalyzedStep, Moment } from '@holdout/analysis'
import type { Phrase } from '@holdout/engine'
import { plain } from '@holdout/words'
import { partsOf } from '../../pages/analysis/curve-shape.ts'

/** A decision that changed the chance by no more than this decided nothing alone. */
const LITTLE = 0.03

/** What the better move was, and the chance it would have left. */
interface Better {
  readonly text: Phrase
  /** null: it cannot be drawn into the curve, because it is the chance of another player. */
  readonly chance: number | null
}

/** What decided a match: one decision, or none alone. Drawn cards and rolled dice are luck and are not named here. */
export type Decided =
  | {
      readonly by: 'decision'
      readonly moment: Moment
      /** What was played. */
      readonly played: Phrase
      readonly better: Better | null
    }
  | {
      readonly by: 'nothing'
      /** The largest change by one decision; null if nobody decided anything. */
      readonly largest: number | null
      /** The part of the match in which the chance changed most. */
      readonly trend: { readonly part: string; readonly change: number } | null
      /** The better move at the own decision that cost most. */
      readonly next: Phrase | null
    }

export function decidedBy(analysis: Analysis): Decided {
  const decisions = analysis.moments.filter(({ kind }) => kind === 'decision')
  const moment = most(decisions, ({ at, change }) => change.value + (at === analysis.decisive ? 1e-9 : 0))
  if (moment && Math.abs(moment.change.value) > LITTLE) {
    const best = moment.options.find(option => option.best && !option.played)
    const isOwn = moment.seat === analysis.seat || analysis.team
    const better = best?.text ? { text: best.text, chance: isOwn ? best.chance.value : null } : null
    return { by: 'decision', moment, played: playedIn(moment, better), better }
  }
  const judged = analysis.steps.filter(({ decision }) => decision !== null)
  const largest = most(judged, effectOf)
  const worst = most(
    judged.filter(step => step.decision?.seat === analysis.seat && effectOf(step) < -0.005),
    effectOf,
  )
  return {
    by: 'nothing',
    largest: largest ? effectOf(largest) : null,
    trend: trendOf(analysis),
    next: worst?.decision?.options.find(option => option.best && !option.played)?.text ?? null,
  }
}

/** The event, or the label of the move if the better move is the same one with another aim: "Play Sprint: to row 4". */
function playedIn({ title, options }: Moment, better: Better | null): Phrase {
  const label = options.find(({ played }) => played)?.text
  return label && better && headOf(label) === headOf(better.text) ? label : title
}

function headOf(label: Phrase): string {
  return plain(label).split(':')[0]
}

function effectOf({ decision }: AnalyzedStep): number {
  return decision?.effect.value ?? 0
}

/** The part of the match with the largest change of the chance. */
function trendOf(analysis: Analysis): Extract<Decided, { by: 'nothing' }>['trend'] {
  const { steps } = analysis
  const changes = partsOf(analysis).map(({ part, from, to }) => ({
    part,
    change: steps[to].chance.value - steps[Math.max(0, from - 1)].chance.value,
  }))
  return most(changes, ({ change }) => change)
}

function most<T>(list: readonly T[], size: (one: T) => number): T | null {
  return list.reduce<T | null>((top, one) => (top && Math.abs(size(top)) >= Math.abs(size(one)) ? top : one), null)
}
