import { endOfDay, featuredOn, scoreText, streakOf } from '@holdout/table/daily'
import { Link } from 'wouter'
import { canContinue, challengeOfDeal, DAILY_GAMES, dailyPlays, daysPlayed, playOn, today } from '../../client/daily.ts'
import { useStore } from '../../client/store.ts'
import { GamePicture } from '../../parts/game-picture.tsx'
import { useNow } from '../../parts/use-now.ts'
import { dailyText } from '../../text/daily.ts'
import { puzzlesText } from '../../text/puzzles.ts'
import { WeekDots } from '../daily/week-dots.tsx'

const MINUTE_MS = 60_000

/** Today's challenge as a note pinned beside Play now: the featured game, the week, the streak and the time left; and the puzzle of the day. */
export function DailyNote() {
  const plays = useStore(dailyPlays)
  const now = useNow(true, MINUTE_MS / 2)
  const day = today()
  const about = featuredOn(day, DAILY_GAMES)
  const play = playOn(plays, day, about.slug)
  const { title, plan } = challengeOfDeal(about, { day, game: about.slug, seed: '', ticket: null })
  const played = daysPlayed(plays)
  const streak = streakOf(played, day)
  const left = endOfDay(day) - now
  const goesOn = play !== null && canContinue(play)
  return (
    <section className="daily-pin" aria-labelledby="daily-pin">
      <div className="daily-pin__row">
        <h2 id="daily-pin">
          <Link href="/daily">{dailyText.today}</Link>
        </h2>
        <span>{play?.result ? dailyText.next(left) : dailyText.ends(left)}</span>
      </div>
      <div className="daily-pin__game">
        <GamePicture slug={about.slug} className="daily-pin__picture" />
        <span>
          <b>{about.title}</b>
          <span>
            {play?.result
              ? `${play.result.won ? dailyText.won : dailyText.lost} · ${scoreText(plan, play.result)}`
              : title}
          </span>
        </span>
      </div>
      <div className="daily-pin__row">
        <WeekDots today={day} played={played} />
        <span>{streak > 0 ? dailyText.streak(streak) : dailyText.noStreak}</span>
      </div>
      <div className="daily-pin__row">
        <Link href="/puzzles/today" className="daily-pin__puzzle">
          {puzzlesText.ofDay} ›
        </Link>
        <Link href={goesOn ? `/play/${play.id}` : `/daily/${about.slug}`} className="button daily-pin__go">
          {play?.result ? dailyText.result : goesOn ? dailyText.continue : dailyText.play} ›
        </Link>
      </div>
    </section>
  )
}
