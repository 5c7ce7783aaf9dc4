import type { Analysis } from '@holdout/analysis'
import { notApart, type ShownPart, shownParts } from '@holdout/analysis/words'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { analysisText, percent, points } from '../text/analysis.ts'
import { siteText } from '../text/site.ts'
import './sum-line.css'

/**
 * How the first chance became the last, on the end screen and on the page of the analysis. Until all decisions are
 * searched it is a first estimate.
 */
export function SumLine({ analysis, you }: { readonly analysis: Analysis; readonly you: boolean }) {
  const { initial, final } = analysis.sums
  return (
    <p className="sum-line">
      <span className="visually-hidden">{analysisText.sums}: </span>
      <span>
        {percent(initial.value)} <Words short="" long={analysisText.beforeDeal} />
      </span>{' '}
      {shownParts(analysis).map(({ part, value }) => (
        <Fragment key={part}>
          <span>
            <b className={`sum-line__${part === 'luck-and-others' ? 'luck' : part}`}>{points(value)}</b>{' '}
            <Words {...namesOf(part, analysis.team, you)} />
          </span>{' '}
        </Fragment>
      ))}
      <span>= {percent(final.value)}</span>{' '}
      <Link href="/how-it-thinks" className="sum-line__how">
        {siteText.howItThinks}
      </Link>
      {analysis.done < analysis.of && <em className="sum-line__first"> {analysisText.firstEstimate}</em>}
    </p>
  )
}

function namesOf(part: ShownPart['part'], team: boolean, you: boolean): { short: string; long: string } {
  const { luck, luckAndOthers, decisions, ownDecisions, uncertain } = analysisText
  switch (part) {
    case 'luck':
      return { short: luck, long: luck }
    case 'luck-and-others':
      return { short: luckAndOthers, long: notApart(team) }
    case 'own':
      return { short: decisions, long: you ? ownDecisions : decisions }
    case 'others':
      return team
        ? { short: analysisText.teammates, long: analysisText.teammatesDecisions }
        : { short: analysisText.rivals, long: analysisText.rivalsMistakes }
    case 'uncertain':
      return { short: uncertain, long: uncertain }
  }
}

/** Only one of the two is shown, by the width of the screen. */
function Words({ short, long }: { short: string; long: string }) {
  if (short === long) return long
  return (
    <>
      <span className="sum-line__long">{long}</span>
      <span className="sum-line__short">{short}</span>
    </>
  )
}
