import { Link } from 'wouter'
import type { OpenLesson } from '../../client/lesson-table.ts'
import { firstGame } from '../../learn/lessons.ts'
import { SitePage } from '../../parts/site-page.tsx'
import { commonText } from '../../text/common.ts'
import { learnText } from '../../text/learn.ts'

/** After the last step: links to a first game with hints, and to the rest. */
export function LessonEnd({
  slug,
  title,
  again,
  lesson,
}: {
  readonly slug: string
  readonly title: string
  readonly again: () => void
  readonly lesson: OpenLesson
}) {
  return (
    <SitePage
      title={learnText.endTitle(title)}
      heading={learnText.endHeading}
      here="/learn"
      lead={learnText.endLead(title)}
    >
      <p className="page__row">
        <Link href={firstGame(slug)} className="button button--main">
          {learnText.playFirstGame}
        </Link>
        <Link href={`/${slug}`} className="button">
          {learnText.setUp}
        </Link>
        <Link href={`/rules/${slug}`} className="button">
          {commonText.rules}
        </Link>
      </p>
      <p>{learnText.firstGameNote}</p>
      <p className="page__row">
        <button
          type="button"
          className="button button--quiet"
          onClick={() => {
            lesson.go(0)
            again()
          }}
        >
          {learnText.again}
        </button>
        <Link href="/learn" className="button button--quiet">
          {learnText.otherLessons}
        </Link>
      </p>
    </SitePage>
  )
}
