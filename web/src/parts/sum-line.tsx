import type { Analysis } from '@holdout/analysis'
import { analysisText, percent, points } from '../text/analysis.ts'
import './sum-line.css'

/** How the first chance became the last: luck, own decisions, decisions of others. */
export function SumLine({ analysis, you }: { readonly analysis: Analysis; readonly you: boolean }) {
  const { initial, final, luck, own, others } = analysis.sums
  const rest = Object.values(others).reduce((sum, { value }) => sum + value, 0)
  return (
    <p className="sum-line">
      <span className="visually-hidden">{analysisText.sums}: </span>
      <span>
        {percent(initial.value)} <Words short="" long={analysisText.beforeDeal} />
      </span>{' '}
      <span>
        <b className="sum-line__luck">{points(luck.value)}</b> {analysisText.luck}
      </span>{' '}
      <span>
        <b className="sum-line__own">{points(own.value)}</b>{' '}
        <Words short={analysisText.decisions} long={you ? analysisText.ownDecisions : analysisText.decisions} />
      </span>{' '}
      {Object.keys(others).length > 0 && (
        <>
          <span>
            <b className="sum-line__others">{points(rest)}</b>{' '}
            {analysis.team ? (
              <Words short={analysisText.teammates} long={analysisText.teammatesDecisions} />
            ) : (
              <Words short={analysisText.rivals} long={analysisText.rivalsMistakes} />
            )}
          </span>{' '}
        </>
      )}
      <span>= {percent(final.value)}</span>
    </p>
  )
}

/** Only one of the two is shown, by the width of the screen. */
function Words({ short, long }: { short: string; long: string }) {
  return (
    <>
      <span className="sum-line__long">{long}</span>
      <span className="sum-line__short">{short}</span>
    </>
  )
}
