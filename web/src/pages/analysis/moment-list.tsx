import type { Analysis, Moment } from '@holdout/analysis'
import type { Names } from '../../parts/names.ts'
import { Phrase } from '../../parts/phrase.tsx'
import { analysisText, points } from '../../text/analysis.ts'
import { hasWord, MarkIcon } from './mark-shape.tsx'

/** The moments that mattered most, in the order of the match. */
export function MomentList({
  analysis,
  at,
  moveTo,
  names,
  complete,
}: {
  readonly analysis: Analysis
  readonly at: number
  readonly moveTo: (move: number) => void
  readonly names: Names
  readonly complete: boolean
}) {
  return (
    <section className="moments" aria-labelledby="moments-title">
      <header>
        <h2 id="moments-title">{analysisText.keyMoments}</h2>
        <span>{analysisText.pointsOfChance}</span>
      </header>
      {analysis.moments.length === 0 && <p>{complete ? analysisText.noMoments : analysisText.noMomentsYet}</p>}
      <ol>
        {analysis.moments.map(moment => (
          <li key={moment.at}>
            <button
              type="button"
              className="moment"
              aria-current={moment.at === at ? 'true' : undefined}
              onClick={() => moveTo(moment.at)}
            >
              <MarkIcon mark={moment.mark} />
              <span className="moment__text">
                <b>
                  <Phrase of={moment.title} names={names} />
                </b>
                <small>
                  {hasWord(moment.mark, analysis.known) && (
                    <em className={`word--${moment.mark}`}>{analysisText.mark(moment.mark)} </em>
                  )}
                  {whyOf(moment)}
                </small>
              </span>
              <b className="moment__value">
                {moment.mark === 'good-find' ? analysisText.best : points(moment.change.value)}
              </b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** When it was, how likely it was, the rule or card. */
function whyOf({ part, odds, lead, mark, rule, card }: Moment): string {
  const next = mark === 'good-find' && lead ? analysisText.nextBest(lead.value) : null
  const words = [part, odds === null ? null : analysisText.odds(odds), next, card, rule]
  return words.filter(word => word !== null && word !== '').join(' · ')
}
