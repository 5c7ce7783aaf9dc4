import { useRef } from 'react'
import type { AnalysisJob, AnalysisState } from '../../client/analyses.ts'
import { analysisText } from '../../text/analysis.ts'
import './deep-progress.css'

/** The progress of the deep analysis, with the time it still takes, pause and resume. */
export function DeepProgress({ job, state }: { readonly job: AnalysisJob; readonly state: AnalysisState }) {
  const { analysis, status } = state
  const done = analysis?.done ?? 0
  const of = analysis?.of ?? 0
  const left = useTimeLeft(done, of, status === 'running')
  const said =
    status === 'complete'
      ? analysisText.complete
      : status === 'failed'
        ? analysis
          ? analysisText.stopped
          : analysisText.stoppedEarly
        : status === 'paused'
          ? analysisText.paused
          : analysisText.keyFirst
  return (
    <section className="deep" aria-label={analysisText.deep}>
      <p className="deep__head">
        <b>{analysisText.deep}</b>{' '}
        {of > 0 && status !== 'complete' && (
          <span>
            {analysisText.progress(done, of)}
            {left !== null && ` · ${analysisText.timeLeft(left)}`}
          </span>
        )}
      </p>
      {status !== 'complete' && <progress aria-label={analysisText.deep} max={Math.max(1, of)} value={done} />}
      <p className="deep__foot">
        <span role="status">{said}</span>
        {status === 'running' && (
          <button type="button" className="link-button" onClick={job.pause}>
            {analysisText.pause}
          </button>
        )}
        {status === 'paused' && (
          <button type="button" className="link-button" onClick={job.run}>
            {analysisText.resume}
          </button>
        )}
        {status === 'failed' && (
          <button type="button" className="link-button" onClick={job.run}>
            {analysisText.tryAgain}
          </button>
        )}
      </p>
    </section>
  )
}

/** Before this many decisions and seconds an estimate would jump. */
const LEAST_DECISIONS = 3
const LEAST_SECONDS = 4

/** The seconds until the analysis is complete, at its pace since it was started or resumed; null if not known yet. */
function useTimeLeft(done: number, of: number, running: boolean): number | null {
  const start = useRef<{ readonly done: number; readonly at: number } | null>(null)
  if (!running || of === 0) start.current = null
  else start.current ??= { done, at: performance.now() }
  if (!start.current) return null
  const seconds = (performance.now() - start.current.at) / 1000
  const made = done - start.current.done
  return made < LEAST_DECISIONS || seconds < LEAST_SECONDS ? null : ((of - done) * seconds) / made
}
