import { pointsText } from '@holdout/analysis/words'
import type { MatchRecord, Seat } from '@holdout/engine'
import { useEffect } from 'react'
import { Link } from 'wouter'
import type { AnalysisState } from '../../client/analyses.ts'
import { useAnalysis } from '../../client/use-analysis.ts'
import type { Names } from '../../parts/names.ts'
import { Phrase } from '../../parts/phrase.tsx'
import { analysisText, percent } from '../../text/analysis.ts'
import { endText } from '../../text/end.ts'
import { type Decided, decidedBy } from './decided.ts'
import { EndCurve } from './end-curve.tsx'

export interface Analyzed {
  readonly id: string
  readonly record: MatchRecord
  readonly seat: Seat
}

/** The decisions that seem to matter most are searched first. After so many, the first moment hardly changes. */
const SEARCHED = 12

export function isSettled({ analysis, status }: AnalysisState): boolean {
  return analysis !== null && (status === 'complete' || analysis.done >= Math.min(analysis.of, SEARCHED))
}

/** The decision that mattered most, once the analysis has found it, and the curve of the match. */
export function DecidedCard({ id, record, seat, names }: Analyzed & { readonly names: Names }) {
  const { job, state } = useAnalysis(id, record, seat, 'seen')
  // The next game needs the processor. The page of the analysis goes on where this one stops.
  useEffect(() => () => job.pause(), [job])
  const { analysis, status } = state
  if (status === 'failed') return null
  if (!analysis || !isSettled(state))
    return (
      <section className="end-card end-card--decided" aria-label={endText.decided} aria-busy="true">
        <h3>{endText.decided}</h3>
        <p>{endText.looking}</p>
        <span className="end-finding" aria-hidden="true" />
      </section>
    )
  const decided = decidedBy(analysis)
  const { steps } = analysis
  const to = decided.by === 'decision' ? decided.moment.at : steps.length - 1
  const from = decided.by === 'decision' ? to - 1 : 0
  const chances = endText.fromTo(percent(steps[from].chance.value), percent(steps[to].chance.value))
  return (
    <section className="end-card end-card--decided" aria-label={endText.decided}>
      <h3>
        {decided.by === 'decision' ? endText.decided : endText.nothing}{' '}
        <small>
          {decided.by === 'decision' ? whenOf(decided.moment, seat, names) : endText.decisions(analysis.of)}
        </small>
      </h3>
      {decided.by === 'decision' ? <Decision {...decided} names={names} /> : <Nothing {...decided} names={names} />}
      <EndCurve analysis={analysis} decided={decided} />
      <p className="end-card__foot">
        <span>
          <b>{chances}</b>{' '}
          {decided.by === 'nothing' && decided.largest !== null && endText.largest(pointsText(decided.largest))}
          {analysis.done < analysis.of && ` ${analysisText.firstEstimate}`}
        </span>
        <Link href={`/analysis/${id}${decided.by === 'decision' ? `?move=${to}` : ''}`} className="end-card__link">
          {decided.by === 'decision' ? endText.seeMoment : endText.seeMatch}
        </Link>
      </p>
    </section>
  )
}

function whenOf({ part, seat }: { part: string; seat: Seat | null }, me: Seat, names: Names): string {
  return seat === null ? part : endText.when(part, seat === me ? null : (names[seat] ?? seat))
}

function Decision({ moment, played, better, names }: Extract<Decided, { by: 'decision' }> & { names: Names }) {
  const { value } = moment.change
  return (
    <>
      <p className="end-why">
        <b className="end-tag" data-is={value < 0 ? 'worse' : 'better'}>
          {pointsText(value)}
        </b>{' '}
        <b>
          <Phrase of={played} names={names} />
        </b>
      </p>
      {better && (
        <p className="end-why">
          <b className="end-tag" data-is="better">
            {endText.better}
          </b>{' '}
          <Phrase of={better.text} names={names} />
        </p>
      )}
    </>
  )
}

function Nothing({ trend, next, names }: Extract<Decided, { by: 'nothing' }> & { names: Names }) {
  return (
    <>
      <p className="end-why">
        <b className="end-tag">{endText.even}</b> <b>{endText.noSingle}</b>{' '}
        {trend && endText.trend(trend.part, pointsText(trend.change))}
      </p>
      {next && (
        <p className="end-why">
          <b className="end-tag" data-is="better">
            {endText.nextTime}
          </b>{' '}
          <Phrase of={next} names={names} />
        </p>
      )}
    </>
  )
}
