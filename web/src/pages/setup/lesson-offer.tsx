import book from 'icon:open-book'
import { Link } from 'wouter'
import { isFirstVisit } from '../../learn/first-visit.ts'
import { lessonOf } from '../../learn/lessons.ts'
import { progressOf } from '../../learn/progress.ts'
import { Icon } from '../../parts/icon.tsx'
import { learnText } from '../../text/learn.ts'
import './lesson-offer.css'

/** Offers the lesson to a player who has finished neither a game nor the lesson. */
export function LessonOffer({ slug }: { readonly slug: string }) {
  if (!isFirstVisit(slug) || !lessonOf(slug)) return null
  const { step } = progressOf(slug)
  return (
    <div className="lesson-offer">
      <Icon of={book} />
      <p>
        <b>{learnText.firstTime}</b>
        <span>{learnText.firstTimeNote}</span>
      </p>
      <Link href={`/learn/${slug}`} className="lesson-offer__go">
        {step > 0 ? learnText.goOn(step + 1) : learnText.inFiveMinutes}
      </Link>
    </div>
  )
}
