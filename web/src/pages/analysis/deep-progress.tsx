import type { AnalysisJob, AnalysisState } from '../../client/analyses.ts'
import { analysisText } from '../../text/analysis.ts'

/** The progress of the deep analysis, with pause and resume. */
export function DeepProgress({ job, state }: { readonly job: AnalysisJob; readonly state: AnalysisState }) {
  const { analysis, status } = state
  const done = analysis?.done ?? 0
  const of = analysis?.of ?? 0
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
        <b>{analysisText.deep}</b> {of > 0 && <span>{analysisText.progress(done, of)}</span>}
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
