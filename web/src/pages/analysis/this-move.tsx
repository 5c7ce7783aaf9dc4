import type { Analysis, AnalyzedStep, Moment, Option } from '@holdout/analysis'
import type { ReactNode } from 'react'
import type { Names } from '../../parts/names.ts'
import { Phrase } from '../../parts/phrase.tsx'
import { analysisText, percent, points } from '../../text/analysis.ts'
import { isTeam } from './curve-shape.ts'
import { hasWord, MarkIcon } from './mark-shape.tsx'
import './this-move.css'

/** A chance is named only if it is rare enough to be a reason. */
const RARE = 0.3

/** The move at the cursor, the alternatives, and their worth. */
export function ThisMove({
  analysis,
  at,
  names,
  you,
  openRule,
  tryAnother,
}: {
  readonly analysis: Analysis
  readonly at: number
  readonly names: Names
  /** The viewer played the analyzed seat. */
  readonly you: boolean
  readonly openRule: (rule: string) => void
  /** Opens a table at the position before this move; null if it cannot be played differently. */
  readonly tryAnother: (() => void) | null
}) {
  const step = analysis.steps[at]
  if (!step) return null
  const moment = analysis.moments.find(one => one.at === at) ?? null
  const mark = moment?.mark ?? step.mark
  const rule = moment?.rule ?? step.decision?.rule ?? null
  const error = step.decision?.effect.error ?? step.luck?.error ?? step.chance.error
  return (
    <section className="this-move" aria-label={analysisText.thisMove}>
      <p className="this-move__kind">
        {mark && <MarkIcon mark={mark} />}
        {mark && hasWord(mark, analysis.known) && <b className={`word--${mark}`}>{analysisText.mark(mark)}</b>}
        <span>
          {[step.part, step.seat === null ? '' : (names[step.seat] ?? step.seat)]
            .filter(word => word !== '')
            .join(' · ')}
        </span>
      </p>
      <h2>
        <Title step={step} moment={moment} names={names} />
      </h2>
      <Options of={step.decision?.options ?? []} names={names} />
      <p className="this-move__words">
        <Verdict analysis={analysis} step={step} names={names} you={you} />
        {step.luck && (
          <>
            {' '}
            {analysisText.luckChange(step.luck.value)}
            {step.luck.odds !== null && step.luck.odds < RARE && ` (${analysisText.odds(step.luck.odds)})`}
          </>
        )}
        {points(step.uncertain) !== '0' && ` ${analysisText.uncertainChange(step.uncertain)}`}
      </p>
      {moment && moment.changes.length > 0 && (
        <p className="this-move__words">
          <b>{analysisText.wouldChange}</b> {moment.changes.map(({ text }) => text).join(' ')}
        </p>
      )}
      <p className="this-move__foot">
        {tryAnother && step.decision && (
          <button type="button" className="button" onClick={tryAnother}>
            {analysisText.tryAnother}
          </button>
        )}
        <span>
          {rule !== null && (
            <button type="button" className="link-button" onClick={() => openRule(rule)}>
              {analysisText.rule(rule)}
            </button>
          )}
          {at > 0 && ` ${analysisText.within(error)}`}
        </span>
      </p>
    </section>
  )
}

function Title({ step, moment, names }: { step: AnalyzedStep; moment: Moment | null; names: Names }): ReactNode {
  if (step.at === 0 && !moment) return analysisText.deal
  const text = moment?.title ?? step.title
  return text.length > 0 ? <Phrase of={text} names={names} /> : analysisText.notActing
}

function Options({ of, names }: { of: readonly Option[]; names: Names }) {
  if (of.length === 0) return null
  return (
    <ul className="options-list">
      {of.map(({ text, chance, best, played }, i) => (
        <li key={i} data-best={best} data-played={played}>
          <span className="options-list__text">
            {text ? <Phrase of={text} names={names} /> : analysisText.notActing}
            {best && <em className="options-list__best">{analysisText.best}</em>}
            {played && <em className="options-list__played">{analysisText.played}</em>}
          </span>
          <b>{percent(chance.value)}</b>
          <span className="options-list__bar" aria-hidden="true">
            <i style={{ inlineSize: `${Math.round(chance.value * 100)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** One sentence on the decision. Of a teammate it says what the move did; of a rival, what it did to the seat. */
function Verdict({
  analysis,
  step,
  names,
  you,
}: {
  analysis: Analysis
  step: AnalyzedStep
  names: Names
  you: boolean
}) {
  const { decision, seat } = step
  if (step.at === 0 || seat === null) return null
  const name = names[seat] ?? seat
  if (!decision) return <>{analysisText.forced}</>
  if (decision.seat !== analysis.seat) {
    if (isTeam(analysis)) return <>{analysisText.teamMoved(name, decision.effect.value)}</>
    if (Math.round(decision.effect.value * 100) === 0) return null
    const own = names[analysis.seat] ?? analysis.seat
    return <>{you ? analysisText.moved(decision.effect.value) : analysisText.movedOf(own, decision.effect.value)}</>
  }
  const best = decision.options.find(option => option.best)
  if (best?.played)
    return (
      <>
        {decision.lead && points(decision.lead.value) !== '0'
          ? analysisText.bestBy(decision.lead.value)
          : analysisText.isBest}
      </>
    )
  const chosen = decision.options.find(option => option.played)
  // The difference between the chances as they are listed above.
  const cost = best && chosen ? (Math.round(chosen.chance.value * 100) - Math.round(best.chance.value * 100)) / 100 : 0
  if (decision.asGood || Math.round(cost * 100) === 0) return <>{analysisText.asGood}</>
  return <>{analysisText.cost(cost)}</>
}
