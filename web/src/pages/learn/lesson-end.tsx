import { Link } from 'wouter'
import type { LessonTable } from '../../client/lesson-table.ts'
import { firstGame } from '../../learn/lessons.ts'
import { SitePage } from '../../parts/site-page.tsx'

/** After the last step: the first game, with a hint for every move, or something else. */
export function LessonEnd({
  slug,
  title,
  again,
  lesson,
}: {
  readonly slug: string
  readonly title: string
  readonly again: () => void
  readonly lesson: LessonTable
}) {
  return (
    <SitePage
      title={`${title}: you can play it`}
      heading="You can play it."
      here="/learn"
      lead={`That was all you need to begin ${title}. The rest you will be told when it matters.`}
    >
      <p className="page__row">
        <Link href={firstGame(slug)} className="button button--main">
          Play your first game
        </Link>
        <Link href={`/setup/${slug}`} className="button">
          Set the table yourself
        </Link>
        <Link href={`/rules/${slug}`} className="button">
          The rules
        </Link>
      </p>
      <p>
        Your first game has easier options, and a hint at each of your moves: what a careful bot would do, and why. You
        can switch the hints off.
      </p>
      <p className="page__row">
        <button
          type="button"
          className="button button--quiet"
          onClick={() => {
            lesson.go(0)
            again()
          }}
        >
          The lesson again
        </button>
        <Link href="/learn" className="button button--quiet">
          Another game
        </Link>
      </p>
    </SitePage>
  )
}
