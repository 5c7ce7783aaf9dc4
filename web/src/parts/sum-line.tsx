import type { Analysis } from '@holdout/analysis'
import { isExamined, notApart, othersOf } from '@holdout/analysis/words'
import { analysisText, percent, points } from '../text/analysis.ts'
import './sum-line.css'

/**
 * How the first chance became the last: luck, own decisions, decisions of others, and what is uncertain. Until all
 * decisions are searched it is a first estimate, and the decisions of others cannot be told apart from luck.
 */
export function SumLine({ analysis, you }: { readonly analysis: Analysis; readonly you: boolean }) {
  const { initial, final, luck, own, uncertain } = analysis.sums
  const examined = isExamined(analysis)
  const rest = othersOf(analysis)
  return (
    <p className="sum-line">
      <span className="visually-hidden">{analysisText.sums}: </span>
      <span>
        {percent(initial.value)} <Words short="" long={analysisText.beforeDeal} />
      </span>{' '}
      <span>
        <b className="sum-line__luck">{points(examined ? luck.value : luck.value + rest)}</b>{' '}
        {examined ? analysisText.luck : <Words short={analysisText.luckAndOthers} long={notApart(analysis.team)} />}
      </span>{' '}
      <span>
        <b className="sum-line__own">{points(own.value)}</b>{' '}
        <Words short={analysisText.decisions} long={you ? analysisText.ownDecisions : analysisText.decisions} />
      </span>{' '}
      {examined && analysis.seats.length > 1 && (
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
      {points(uncertain) !== '0' && (
        <>
          <span>
            <b className="sum-line__uncertain">{points(uncertain)}</b> {analysisText.uncertain}
          </span>{' '}
        </>
      )}
      <span>= {percent(final.value)}</span>
      {analysis.done < analysis.of && <em className="sum-line__first"> {analysisText.firstEstimate}</em>}
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
