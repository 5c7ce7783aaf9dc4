import type { Outcome } from '@holdout/engine'
import { dailyResult, placesOf, scoreText, shapeOf } from '@holdout/table/daily'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { challengeOfDeal, type DailyPlay, dailyGame, dailyPlays, keepDailyResult } from '../../client/daily.ts'
import { recordOf } from '../../client/saves.ts'
import { useStore } from '../../client/store.ts'
import { dailyText } from '../../text/daily.ts'
import { SendResult } from './send-result.tsx'
import { ShareResult } from './share-result.tsx'
import { useBoard } from './use-board.ts'
import './daily.css'

/** The result of a daily challenge on the end screen: its place, the board and the text to share. */
export default function DailyEnd({ id, outcome }: { readonly id: string; readonly outcome: Outcome }) {
  const play = useStore(dailyPlays).find(one => one.id === id)
  useEffect(() => {
    const about = dailyGame(play?.game)
    if (!play || play.result || !about) return
    const moves = recordOf(id)?.moves.filter(([seat]) => about.daily.people.includes(seat)).length ?? 0
    keepDailyResult(id, dailyResult(about.daily, outcome, moves))
  }, [id, play, outcome])
  const about = dailyGame(play?.game)
  if (!play?.result || !about) return null
  const { number, title, plan } = challengeOfDeal(about, play)
  return (
    <section className="end-card daily-end" aria-label={dailyText.title}>
      <h3>
        {dailyText.title} <small>{dailyText.number(number)}</small>
      </h3>
      <pre className="daily-shape" aria-hidden="true">
        {shapeOf(plan, play.result).join('\n')}
      </pre>
      <p>
        {title} · {scoreText(plan, play.result)} · {dailyText.moves(play.result.moves)}
      </p>
      {play.sent === true && <Place play={play} />}
      <SendResult play={play} />
      <div className="daily-end__acts">
        <ShareResult deal={play} result={play.result} />
        <Link href={`/daily/${play.day}/${play.game}`} className="button">
          {dailyText.seeBoard}
        </Link>
      </div>
    </section>
  )
}

/** The place on the board of the day. */
function Place({ play: { game, day } }: { readonly play: DailyPlay }) {
  const { board } = useBoard(game, { day, span: 'day', group: null }, null)
  const mine = board?.rows.findIndex(({ you }) => you) ?? -1
  if (!board || mine < 0) return null
  return (
    <p>
      <b>{dailyText.place(placesOf(board.rows, 'day')[mine], board.rows.length)}</b>
      {board.botsPlay && ` · ${dailyText.botsPlay}`}
    </p>
  )
}
