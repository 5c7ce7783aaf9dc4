import type { Analysis, Moment } from '@holdout/analysis'
import { momentNote, momentStory, momentValue, undecidedStory } from '@holdout/analysis/words'
import type { Names } from '../../parts/names.ts'
import { Phrase } from '../../parts/phrase.tsx'
import { analysisText } from '../../text/analysis.ts'
import { MarkIcon } from './mark-shape.tsx'
import './moment-list.css'

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
  const undecided = complete ? undecidedStory(analysis) : null
  return (
    <section className="moments" aria-labelledby="moments-title">
      <header>
        <h2 id="moments-title">{analysisText.keyMoments}</h2>
        <span>{analysisText.pointsOfChance}</span>
      </header>
      {undecided && (
        <p className="moments__undecided">
          <Phrase of={undecided} names={names} />
        </p>
      )}
      {analysis.moments.length === 0 && !undecided && (
        <p>{complete ? analysisText.noMoments : analysisText.noMomentsYet}</p>
      )}
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
                <Story of={momentStory(moment)} names={names} />
                <small>{noteOf(moment, analysis)}</small>
              </span>
              <b className="moment__value">{momentValue(moment)}</b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Story({ of, names }: { readonly of: ReturnType<typeof momentStory>; readonly names: Names }) {
  return (
    of && (
      <span className="moment__story">
        <Phrase of={of} names={names} />
      </span>
    )
  )
}

/** The last line of a moment, with its verdict in color. */
function noteOf(moment: Moment, analysis: Analysis) {
  const note = momentNote(moment, analysis)
  const word = note.split(' · ')[0]
  if (!word.toLowerCase().endsWith(analysisText.mark(moment.mark).toLowerCase())) return note
  return (
    <>
      <em className={`word--${moment.mark}`}>{word}</em>
      {note.slice(word.length)}
    </>
  )
}
