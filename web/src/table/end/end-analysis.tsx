import { momentNote, momentValue } from '@holdout/analysis/words'
import type { MatchRecord, Seat } from '@holdout/engine'
import { useEffect } from 'react'
import { Link } from 'wouter'
import type { AnalysisState } from '../../client/analyses.ts'
import { useAnalysis } from '../../client/use-analysis.ts'
import type { Names } from '../../parts/names.ts'
import { Phrase } from '../../parts/phrase.tsx'
import { SumLine } from '../../parts/sum-line.tsx'
import { analysisText } from '../../text/analysis.ts'
import { endText } from '../../text/end.ts'
import './end-analysis.css'

interface Analyzed {
  readonly id: string
  readonly record: MatchRecord
  readonly seat: Seat
}

/** The decisions that seem to matter most are searched first. After so many, the first moment hardly changes. */
const SEARCHED = 12

function isSettled({ analysis, status }: AnalysisState): boolean {
  return analysis !== null && (status === 'complete' || analysis.done >= Math.min(analysis.of, SEARCHED))
}

/** The moment that mattered most, once the analysis has found it. */
export function DecisiveMoment({ id, record, seat, names }: Analyzed & { readonly names: Names }) {
  const { job, state } = useAnalysis(id, record, seat, 'seen')
  // The next game needs the processor. The page of the analysis goes on where this one stops.
  useEffect(() => () => job.pause(), [job])
  const { analysis, status } = state
  if (status === 'failed') return null
  if (!analysis || !isSettled(state))
    return (
      <section className="end-card" aria-label={endText.decisive} aria-busy="true">
        <h3>{endText.decisive}</h3>
        <p>{endText.finding}</p>
        <span className="end-finding" aria-hidden="true" />
      </section>
    )
  const moment = analysis.moments.find(({ at }) => at === analysis.decisive)
  if (!moment)
    return (
      <section className="end-card" aria-label={endText.decisive}>
        <h3>{endText.decisive}</h3>
        <p className="end-card__say">{endText.notDecisive}</p>
      </section>
    )
  const team = analysis.team && analysis.seats.length > 1
  return (
    <section className="end-card" aria-label={endText.decisive}>
      <h3>
        {endText.decisive} <small>{endText.moveNumber(moment.at)}</small>
      </h3>
      <p className="end-card__say">
        <Phrase of={moment.title} names={names} />
      </p>
      <p>
        {endText.changed(momentValue(moment), team)} · {momentNote(moment, analysis)}
        {analysis.done < analysis.of && ` ${analysisText.firstEstimate}`}
      </p>
      <p className="end-card__foot">
        <Link href={`/analysis/${id}?move=${moment.at}`} className="end-card__link">
          {endText.seeMoment}
        </Link>
      </p>
    </section>
  )
}

/** How luck and decisions made the result. */
export function LuckLine({ id, record, seat }: Analyzed) {
  const { state } = useAnalysis(id, record, seat, 'seen')
  return state.analysis && isSettled(state) ? <SumLine analysis={state.analysis} you /> : null
}
