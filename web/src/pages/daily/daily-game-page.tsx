import type { DailyBoard } from '@holdout/protocol'
import { type DailyGame, endOfDay, scoreText, shapeOf } from '@holdout/table/daily'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { hasServer } from '../../client/address.ts'
import {
  beginDaily,
  canContinue,
  challengeOfDeal,
  type DailyDeal,
  dailyPlays,
  dealOf,
  playOn,
  today,
} from '../../client/daily.ts'
import { sendWaitingDaily } from '../../client/daily-send.ts'
import { useStore } from '../../client/store.ts'
import { GamePicture } from '../../parts/game-picture.tsx'
import { Segments } from '../../parts/segments.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { Unreachable } from '../../parts/unreachable.tsx'
import { useNow } from '../../parts/use-now.ts'
import { commonText } from '../../text/common.ts'
import { dailyText } from '../../text/daily.ts'
import { Board } from './board.tsx'
import { DealCheck } from './deal-check.tsx'
import { Groups } from './groups.tsx'
import { SendResult } from './send-result.tsx'
import { ShareResult } from './share-result.tsx'
import { useBoard } from './use-board.ts'
import { useLocalRows } from './use-local-rows.ts'
import './daily.css'

const MINUTE_MS = 60_000

/** The challenge of a game: today's with its board, or the board of an earlier day. */
export default function DailyGamePage({ about, day }: { readonly about: DailyGame; readonly day: string | null }) {
  const [deal, setDeal] = useState<DailyDeal | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [tried, setTried] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    dealOf(about).then(setDeal, (error: Error) => setWrong(error.message))
    void sendWaitingDaily().catch(() => {}) // it is sent with the next visit
  }, [about, tried])
  const shown = day ?? deal?.day ?? today()
  const isToday = shown === (deal?.day ?? today())
  return (
    <SitePage title={dailyText.titleOf(about.title)} heading={about.title} lead={dailyText.lead} here="/daily">
      {wrong && (
        <Unreachable
          because={wrong}
          retry={() => {
            setWrong(null)
            setTried(tried + 1)
          }}
        />
      )}
      <div className="daily-game">
        <Today about={about} day={shown} deal={isToday ? deal : null} />
        <section className="panel daily-game__board" aria-labelledby="daily-board">
          <h2 id="daily-board">{dailyText.board}</h2>
          {hasServer ? <ServerBoard about={about} day={shown} /> : <LocalBoard about={about} day={shown} />}
        </section>
      </div>
    </SitePage>
  )
}

/** What is played on this day, and how far this person is. */
function Today({
  about,
  day,
  deal,
}: {
  readonly about: DailyGame
  readonly day: string
  /** null: not today, or not known yet. */
  readonly deal: DailyDeal | null
}) {
  const plays = useStore(dailyPlays)
  const now = useNow(true, MINUTE_MS / 2)
  const [, go] = useLocation()
  const play = deal ? (plays.find(({ seed }) => seed === deal.seed) ?? null) : playOn(plays, day, about.slug)
  const { number, title, plan, bots } = challengeOfDeal(
    about,
    deal ?? play ?? { day, game: about.slug, seed: '', ticket: null },
  )
  const isTeam = plan.people.length > 1
  const players =
    Object.keys(bots).length > 0
      ? dailyText.against(Object.values(bots))
      : isTeam
        ? dailyText.team(plan.people.length)
        : dailyText.solo
  const begin = (people: readonly string[]): void => {
    if (deal) go(`/play/${beginDaily(about, deal, people)}`)
  }
  return (
    <section className="panel daily-today" aria-labelledby="daily-today">
      <GamePicture slug={about.slug} className="daily-today__picture" />
      <h2 id="daily-today">
        {deal ? dailyText.today : dailyText.dayOf(day)} <small>{dailyText.number(number)}</small>
      </h2>
      <p>
        <b>{title}</b> · {players}
        {deal && ` · ${dailyText.ends(endOfDay(day) - now)}`}
      </p>
      {play?.result && (
        <>
          <pre className="daily-shape" aria-hidden="true">
            {shapeOf(plan, play.result).join('\n')}
          </pre>
          <p>
            <b>{play.result.won ? dailyText.won : dailyText.lost}</b> · {scoreText(plan, play.result)} ·{' '}
            {dailyText.moves(play.result.moves)}
          </p>
          <SendResult play={play} />
          <div className="page__row">
            <ShareResult deal={play} result={play.result} />
          </div>
        </>
      )}
      {play && !play.result && <p>{canContinue(play) ? dailyText.notFinished : dailyText.deleted}</p>}
      {!play && !deal && day < today() && <p>{dailyText.closed}</p>}
      <div className="page__row">
        {play && canContinue(play) ? (
          <button type="button" className="button button--main" onClick={() => go(`/play/${play.id}`)}>
            {dailyText.continue}
          </button>
        ) : deal ? (
          <>
            <button
              type="button"
              className={play ? 'button' : 'button button--main'}
              onClick={() => begin(plan.people.slice(0, 1))}
            >
              {play ? dailyText.practice : isTeam ? dailyText.playTeam : dailyText.play}
            </button>
            {isTeam && !play && (
              <button type="button" className="button" onClick={() => begin(plan.people)}>
                {dailyText.playTogether}
              </button>
            )}
          </>
        ) : null}
      </div>
      <p className="daily-note">{hasServer ? dailyText.counts : dailyText.local}</p>
      {hasServer && <DealCheck day={day} />}
    </section>
  )
}

type Span = DailyBoard['span']

function ServerBoard({ about, day }: { readonly about: DailyGame; readonly day: string }) {
  const plays = useStore(dailyPlays)
  const [span, setSpan] = useState<Span>('day')
  const [group, setGroup] = useState<string | null>(null)
  const [groups, setGroups] = useState<readonly string[]>([])
  const sent = plays.filter(play => play.sent === true).length
  const { board, wrong } = useBoard(about.slug, { day, span, group }, sent)
  const shown = [['', dailyText.everyone] as const, ...groups.map(code => [code, dailyText.group(code)] as const)]
  return (
    <>
      <Segments name="daily-span" label={dailyText.span} value={span} choices={dailyText.spans} set={setSpan} />
      {groups.length > 0 && (
        <Segments
          name="daily-group"
          label={dailyText.who}
          value={group ?? ''}
          choices={shown}
          set={code => setGroup(code || null)}
        />
      )}
      {wrong ? (
        <p role="alert">{wrong}</p>
      ) : board ? (
        <Board about={about} rows={board.rows} span={board.span} />
      ) : (
        <p>{commonText.loading}</p>
      )}
      {board?.botsPlay && <p role="status">{dailyText.botsPlay}</p>}
      <p className="daily-note">{dailyText.order[span]}</p>
      <details className="daily-groups">
        <summary>{dailyText.groups}</summary>
        <p>{dailyText.groupsLead}</p>
        <Groups groups={groups} setGroups={setGroups} show={setGroup} />
      </details>
    </>
  )
}

function LocalBoard({ about, day }: { readonly about: DailyGame; readonly day: string }) {
  const play = playOn(useStore(dailyPlays), day, about.slug)
  const { rows, botsPlay } = useLocalRows(about.slug, day, play)
  return (
    <>
      <Board about={about} rows={rows} span="day" />
      {botsPlay && <p role="status">{dailyText.botsPlay}</p>}
      <p className="daily-note">{dailyText.order.day}</p>
    </>
  )
}
