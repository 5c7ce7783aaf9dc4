import { SHELF } from '@holdout/catalog'
import { Link } from 'wouter'
import { lessonOf } from '../../learn/lessons.ts'
import { progressOf } from '../../learn/progress.ts'
import { GamePicture } from '../../parts/game-picture.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import NotFoundPage from '../not-found/not-found-page.tsx'
import '../companion/shelf.css'
import { learnText } from '../../text/learn.ts'
import { LessonPage } from './lesson-page.tsx'

/** All lessons, or one of them. */
export default function LearnPage({ slug }: { readonly slug: string | undefined }) {
  if (slug !== undefined) return lessonOf(slug) ? <LessonPage slug={slug} /> : <NotFoundPage />
  return (
    <SitePage title={learnText.title} here="/learn" lead={learnText.lead}>
      <ul className="box-shelf">
        {SHELF.filter(({ slug }) => lessonOf(slug)).map(({ slug, title, hook }) => (
          <li key={slug}>
            <Link href={`/learn/${slug}`} className="box-shelf__box">
              <GamePicture slug={slug} className="box-shelf__picture" />
              <span>
                <b>{title}</b>
                <br />
                {hook}
                <br />
                <Standing slug={slug} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </SitePage>
  )
}

function Standing({ slug }: { readonly slug: string }) {
  const { step, finished } = progressOf(slug)
  if (finished) return <span className="box-shelf__done">{learnText.done}</span>
  return step > 0 ? learnText.continueAt(step + 1) : learnText.length
}
