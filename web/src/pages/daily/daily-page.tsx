import { endOfDay, featuredOn, scoreText, streakOf } from '@holdout/table/daily'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { hasServer } from '../../client/address.ts'
import {
  canContinue,
  challengeOfDeal,
  DAILY_GAMES,
  dailyGame,
  dailyPlays,
  daysPlayed,
  playOn,
  today,
} from '../../client/daily.ts'
import { sendWaitingDaily } from '../../client/daily-send.ts'
import { useStore } from '../../client/store.ts'
import { GamePicture } from '../../parts/game-picture.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { useNow } from '../../parts/use-now.ts'
import NotFoundPage from '../not-found/not-found-page.tsx'
import DailyGamePage from './daily-game-page.tsx'
import { WeekDots } from './week-dots.tsx'
import './daily.css'
import { dailyText } from '../../text/daily.ts'
import { puzzlesText } from '../../text/puzzles.ts'

const MINUTE_MS = 60_000

/** `/daily`, `/daily/<game>` and `/daily/<day>/<game>`. */
export default function DailyPage({
  first,
  second,
}: {
  readonly first?: string | undefined
  readonly second?: string | undefined
}) {
  if (first === undefined) return <AllChallenges />
  const about = dailyGame(second ?? first)
  if (!about) return <NotFoundPage />
  return <DailyGamePage about={about} day={second === undefined ? null : first} />
}

/** Today's challenges: the featured one first. */
function AllChallenges() {
  const plays = useStore(dailyPlays)
  const now = useNow(true, MINUTE_MS / 2)
  const day = today()
  const featured = featuredOn(day, DAILY_GAMES)
  const games = [featured, ...DAILY_GAMES.filter(about => about !== featured)]
  const played = daysPlayed(plays)
  const streak = streakOf(played, day)
  useEffect(() => {
    void sendWaitingDaily().catch(() => {}) // it is sent with the next visit
  }, [])
  return (
    <SitePage title={dailyText.title} lead={dailyText.lead} here="/daily">
      <div className="daily-week">
        <WeekDots today={day} played={played} />
        <span>
          {[...(streak > 0 ? [dailyText.streak(streak)] : []), dailyText.ends(endOfDay(day) - now)].join(' · ')}
        </span>
        <span className="daily-week__puzzles">
          <Link href="/puzzles/today" className="button">
            {puzzlesText.ofDay} ›
          </Link>
          <Link href="/puzzles" className="button">
            {puzzlesText.all} ›
          </Link>
        </span>
      </div>
      <ul className="daily-list">
        {games.map(about => {
          const play = playOn(plays, day, about.slug)
          const { title, plan } = challengeOfDeal(about, { day, game: about.slug, seed: '', ticket: null })
          return (
            <li key={about.slug}>
              <Link href={`/daily/${about.slug}`} className="panel daily-row" data-featured={about === featured}>
                <GamePicture slug={about.slug} className="daily-row__picture" />
                <span>
                  {about === featured && <small>{dailyText.featured}</small>}
                  <b>{about.title}</b>
                  <span>{title}</span>
                </span>
                <span className="daily-row__state">
                  {play?.result
                    ? `${play.result.won ? dailyText.won : dailyText.lost} · ${scoreText(plan, play.result)}`
                    : play && canContinue(play)
                      ? `${dailyText.continue} ›`
                      : `${dailyText.play} ›`}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      <p className="daily-note">{hasServer ? dailyText.counts : dailyText.local}</p>
    </SitePage>
  )
}
