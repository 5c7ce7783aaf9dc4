import trophy from 'icon:trophy'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../parts/icon.tsx'
import type { EndRecord } from '../../records/use-end-record.ts'
import { endText } from '../../text/end.ts'

/**
 * The best result, this one among all, games won in a row, and the days of daily challenges in a row. New ones are gold.
 */
export function EndRecords({ kept }: { readonly kept: EndRecord }) {
  const { game, standing } = kept
  const { rank, place, of, streak: won } = standing
  const say = game.mark?.say ?? ''
  const streak = useStreak()
  const isNew = rank?.is === 'best' || rank?.is === 'first'
  const best = rank?.is === 'best' ? endText.newBest(say, rank.before) : rank?.is === 'behind' ? rank.best : say
  return (
    <>
      <dl className="end-records">
        {rank?.is === 'seen' ? (
          <p>{endText.seenBefore}</p>
        ) : (
          rank && (
            <>
              <div data-new={isNew || undefined}>
                <dt>{endText.best}</dt>
                <dd>{best}</dd>
              </div>
              <div>
                <dt>{endText.thisGame}</dt>
                <dd>{rank.is === 'first' ? endText.first : endText.ofYours(place, of)}</dd>
              </div>
            </>
          )
        )}
        {won > 1 && (
          <div>
            <dt>{endText.wonInARow}</dt>
            <dd>{won}</dd>
          </div>
        )}
        {streak > 0 && (
          <div>
            <dt>{endText.streak}</dt>
            <dd>{endText.days(streak)}</dd>
          </div>
        )}
      </dl>
      <AchievedList kept={kept} />
    </>
  )
}

/** A first game reaches many: the others are on the page of records. */
const SHOWN = 2

/** The achievements that this game reached first. */
export function AchievedList({ kept: { achieved } }: { readonly kept: EndRecord }) {
  if (achieved.length === 0) return null
  return (
    <ul className="end-achieved" aria-label={endText.achieved}>
      {achieved.slice(0, SHOWN).map(({ id, title, text }) => (
        <li key={id}>
          <Icon of={trophy} />
          <span>
            <b>{title}</b> {text}
          </span>
        </li>
      ))}
      {achieved.length > SHOWN && (
        <li>
          <Link href="/records">{endText.moreAchieved(achieved.length - SHOWN)}</Link>
        </li>
      )}
    </ul>
  )
}

/** The streak of daily challenges, loaded after the page. */
function useStreak(): number {
  const [streak, setStreak] = useState(0)
  useEffect(() => {
    let gone = false
    void Promise.all([import('../../client/daily.ts'), import('@holdout/table/daily')]).then(
      ([daily, { streakOf }]) => {
        if (!gone) setStreak(streakOf(daily.daysPlayed(daily.dailyPlays.value), daily.today()))
      },
    )
    return () => {
      gone = true
    }
  }, [])
  return streak
}
