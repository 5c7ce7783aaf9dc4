import type { OnlineState, RemoteTable } from '@holdout/client'
import type { Result } from '@holdout/engine'
import type { SeatInfo, TableInfo } from '@holdout/protocol'
import { replayPath } from '@holdout/protocol/pages'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { awayText, onlineTableText, stopText } from '../../text/online-table.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { NextGameOffer } from './next-game.tsx'
import { NoticeOffer } from './notice-offer.tsx'
import { TableQuestion, undoQuestion } from './table-question.tsx'

/** Notices during an online match: lost connection, away players, a stand-in, an early end, errors. */
export function OnlineNotices({
  client,
  online,
  table,
  next,
}: {
  readonly client: RemoteTable
  readonly online: OnlineState
  readonly table: TableInfo
  /** The buttons after the end. */
  readonly next: ReactNode
}) {
  const [wrong, setWrong] = useState<string | null>(null)
  const showError = (answer: Promise<Result>): void =>
    void answer.then(result => setWrong(result.ok ? null : result.text))
  const mine = table.seats.find(({ you }) => you)
  const away = table.status === 'playing' ? table.seats.filter(({ awayUntil, you }) => awayUntil !== null && !you) : []
  const said = wrong ?? online.error
  return (
    <div className="online-notices">
      <ConnectionNotice online={online} />
      {!table.undo && !table.stop && <NoticeOffer client={client} table={table} />}
      <NextGameOffer client={client} table={table} />
      {mine?.standIn && table.status === 'playing' && (
        <div className="online-notice" role="status">
          <p>{onlineTableText.botPlaysForYou}</p>
          <button
            type="button"
            className="button button--main"
            onClick={() => showError(client.request({ type: 'return' }))}
          >
            {onlineTableText.takeSeatBack}
          </button>
        </div>
      )}
      {mine?.timedOut && table.seats.some(({ kind, you }) => kind === 'person' && !you) && (
        <div className="online-notice" role="status">
          <p>{onlineTableText.timedOut}</p>
        </div>
      )}
      {table.hurried && (
        <div className="online-notice" role="status">
          <p>{onlineTableText.hurried}</p>
        </div>
      )}
      {table.removal && (
        <div className="online-notice" role="status">
          <p>{onlineTableText.removal(table.removal.since, table.removal.at)}</p>
        </div>
      )}
      {table.frozen && (
        <div className="online-notice" role="status">
          <p>{onlineTableText.frozen}</p>
        </div>
      )}
      {table.undo && (
        <TableQuestion
          table={table}
          asked={table.undo}
          text={(name, you) => undoQuestion(client.state, table.undo?.moves ?? 0, name, you)}
          answer={agree => showError(client.request({ type: 'answer-undo', agree }))}
        />
      )}
      {table.stop && (
        <TableQuestion
          table={table}
          asked={table.stop}
          text={(name, you) => (you ? stopText.youAsk : stopText.asks(name))}
          answer={agree => showError(client.request({ type: 'answer-stop', agree }))}
        />
      )}
      {away.map(seat => (
        <Away
          key={seat.seat}
          seat={seat}
          ending={table.ending?.seat === seat.seat ? table.ending : null}
          client={client}
          decides={mine !== undefined && !mine.timedOut}
          showError={showError}
        />
      ))}
      {table.status === 'over' && (table.outcome === 'abandoned' || table.outcome === 'stopped') && (
        <div className="online-notice" role="status">
          <p>{table.outcome === 'stopped' ? stoppedText(table) : onlineTableText.endedEarly}</p>
          <Link href={replayPath(table.id)} className="button">
            {onlineTableText.replay}
          </Link>
          {next}
        </div>
      )}
      {said && (
        <div className="online-notice" role="alert">
          <p>{said}</p>
          <button
            type="button"
            className="button button--quiet"
            onClick={() => {
              setWrong(null)
              client.understood()
            }}
          >
            {onlineTableText.gotIt}
          </button>
        </div>
      )}
    </div>
  )
}

/** Who stopped the match. */
function stoppedText({ seats, stoppedBy = '' }: TableInfo): string {
  const isAlone = seats.filter(({ by }) => by !== null).length === 1
  return onlineTableText.stopped(stoppedBy, seats.find(({ you }) => you)?.name === stoppedBy, isAlone)
}

/** A player whom the game waits for is away: first a countdown, then the choices of the others. */
function Away({
  seat,
  ending,
  client,
  decides,
  showError,
}: {
  readonly seat: SeatInfo
  readonly ending: NonNullable<TableInfo['ending']> | null
  readonly client: RemoteTable
  readonly decides: boolean
  readonly showError: (answer: Promise<Result>) => void
}) {
  const [asks, setAsks] = useState(false)
  const left = useTimeTo(client, seat.awayUntil ?? 0)
  const decide = (choice: 'wait' | 'bot' | 'end') => () => {
    setAsks(false)
    showError(client.request({ type: 'away', seat: seat.seat, choice }))
  }
  const timedOut = seat.timedOut === true
  const reason = awayText.reason(seat.name, timedOut)
  const [before, after] = awayText.countdown(seat.name, timedOut)
  if (left > 0)
    return (
      <div className="online-notice" role="status">
        <p>
          {before}
          <span role="timer">{awayText.time(left)}</span>
          {after}
        </p>
      </div>
    )
  return (
    <div className="online-notice" role="status">
      <p>{asks ? `${reason}.` : decides ? awayText.youDecide(reason) : awayText.playersDecide(reason)}</p>
      {ending && <p>{awayText.vote(ending.by, ending.of)}</p>}
      {decides && asks && (
        <>
          <p>{awayText.askEnd}</p>
          <button type="button" className="button button--main" onClick={decide('end')}>
            {awayText.yesEnd}
          </button>
          <button type="button" className="button" onClick={() => setAsks(false)}>
            {awayText.keepPlaying}
          </button>
        </>
      )}
      {decides && !asks && (
        <>
          <button type="button" className="button" onClick={decide('wait')}>
            {awayText.keepWaiting}
          </button>
          <button type="button" className="button" onClick={decide('bot')}>
            {awayText.letBotPlay}
          </button>
          {!ending?.you && (
            <button type="button" className="button" onClick={() => setAsks(true)}>
              {ending ? awayText.agreeToEnd : awayText.endGame}
            </button>
          )}
        </>
      )}
    </div>
  )
}

/** The time until a moment of the server's time, in ms. Updates often enough to be right in the last second. */
function useTimeTo(client: RemoteTable, until: number): number {
  const [, redraw] = useState(0)
  const left = client.localTime(until) - performance.now()
  useEffect(() => {
    const timer = setInterval(() => redraw(count => count + 1), 250)
    return () => clearInterval(timer)
  }, [])
  return left
}
