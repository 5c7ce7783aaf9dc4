import { SHELF } from '@holdout/catalog'
import { endOfDay, streakOf } from '@holdout/table/daily'
import { useEffect, useState } from 'react'
import { Link, Redirect } from 'wouter'
import { today } from '../../client/daily.ts'
import { daysSolved, type PuzzleResult, puzzleProgress, rightInARow } from '../../client/puzzle-results.ts'
import { useStore } from '../../client/store.ts'
import { GamePicture } from '../../parts/game-picture.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { useNow } from '../../parts/use-now.ts'
import { gameOfDay, hasPuzzles, loadPuzzles, puzzleOfDay } from '../../puzzles/pick.ts'
import { shownRating } from '../../puzzles/rating.ts'
import { commonText } from '../../text/common.ts'
import { dailyText } from '../../text/daily.ts'
import { puzzlesText } from '../../text/puzzles.ts'
import { WeekDots } from '../daily/week-dots.tsx'
import NotFoundPage from '../not-found/not-found-page.tsx'
import { PuzzlePage } from './puzzle-page.tsx'
import '../daily/daily.css'

const GAMES = SHELF.filter(({ slug }) => hasPuzzles(slug))

const SLUGS = GAMES.map(({ slug }) => slug)

const TODAY = 'today'
const MINUTE_MS = 60_000

/** `/puzzles`, `/puzzles/today` for the puzzle of the day, `/puzzles/<game>` for the next puzzle of a game, and `/puzzles/<game>/<id>` for one of them. */
export default function PuzzlesPage({
  slug,
  id,
}: {
  readonly slug: string | undefined
  readonly id: string | undefined
}) {
  if (slug === undefined) return <AllPuzzles />
  if (slug === TODAY && id === undefined) return <TodaysPuzzle />
  return hasPuzzles(slug) ? <PuzzlePage slug={slug} id={id ?? null} /> : <NotFoundPage />
}

/** The puzzle of the day, the rating and the streak, and the games. */
function AllPuzzles() {
  const progress = useStore(puzzleProgress)
  const now = useNow(true, MINUTE_MS / 2)
  const day = today()
  const { skill, results } = progress
  const solved = daysSolved(progress)
  const streak = streakOf(solved, day)
  const row = rightInARow(progress)
  const { slug, id } = usePuzzleOfDay(day)
  const result = results.find(one => one.id === id)
  const title = SHELF.find(game => game.slug === slug)?.title
  return (
    <SitePage title={puzzlesText.title} lead={puzzlesText.lead} here="/puzzles">
      <div className="daily-week">
        <WeekDots today={day} played={solved} />
        <span>
          {[
            ...(streak > 0 ? [dailyText.streak(streak)] : []),
            ...(row > 1 ? [puzzlesText.row(row)] : []),
            `${puzzlesText.rating}: ${skill ? shownRating(skill) : puzzlesText.noRating}`,
          ].join(' · ')}
        </span>
      </div>
      <ul className="daily-list">
        <li>
          <Link
            href={id === null ? `/puzzles/${slug}` : `/puzzles/${slug}/${id}`}
            className="panel daily-row"
            data-featured
          >
            <GamePicture slug={slug} className="daily-row__picture" />
            <span>
              <small>{puzzlesText.ofDay}</small>
              <b>{title}</b>
              <span>{result ? dailyText.next(endOfDay(day) - now) : dailyText.ends(endOfDay(day) - now)}</span>
            </span>
            <span className="daily-row__state">
              {result ? (result.right ? puzzlesText.ofDayDone : puzzlesText.ofDayMissed) : `${puzzlesText.solve} ›`}
            </span>
          </Link>
        </li>
        {GAMES.map(game => (
          <li key={game.slug}>
            <Link href={`/puzzles/${game.slug}`} className="panel daily-row">
              <GamePicture slug={game.slug} className="daily-row__picture" />
              <span>
                <b>{game.title}</b>
                <span>{answeredText(results.filter(one => one.game === game.slug))}</span>
              </span>
              <span className="daily-row__state">{puzzlesText.solve} ›</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="daily-note">{puzzlesText.about}</p>
    </SitePage>
  )
}

function answeredText(results: readonly PuzzleResult[]): string {
  return puzzlesText.answered(results.filter(({ right }) => right).length, results.length)
}

/** Opens the puzzle of the day under its own address. */
function TodaysPuzzle() {
  const { slug, id, failed } = usePuzzleOfDay(today())
  if (failed) return <Redirect to={`/puzzles/${slug}`} replace />
  if (id !== null) return <Redirect to={`/puzzles/${slug}/${id}`} replace />
  return (
    <main className="page" aria-busy="true">
      <p>{commonText.loadingTable}</p>
    </main>
  )
}

/** The game of the day's puzzle, and its id: null while its file loads, or if that failed. */
function usePuzzleOfDay(day: string): {
  readonly slug: string
  readonly id: string | null
  readonly failed: boolean
} {
  const slug = gameOfDay(day, SLUGS)
  const [id, setId] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let gone = false
    loadPuzzles(slug).then(
      entries => gone || setId(puzzleOfDay(day, entries, SLUGS.length).id),
      () => gone || setFailed(true), // the game's next puzzle opens instead, and its page says what is wrong
    )
    return () => {
      gone = true
    }
  }, [slug, day])
  return { slug, id, failed }
}
