import type { SeatInfo, TableInfo } from '@holdout/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { OnlineState, OnlineTable } from '../../client/online-table.ts'
import type { Answer } from '../../client/table-client.ts'
import { LostLine } from './lost-line.tsx'

/** What one must know of an online table while one plays: the line is broken, somebody is away, a bot plays for me, it was ended. */
export function OnlineNotices({
  client,
  online,
  table,
  next,
}: {
  readonly client: OnlineTable
  readonly online: OnlineState
  readonly table: TableInfo
  /** What one may do after the end. */
  readonly next: ReactNode
}) {
  const [wrong, setWrong] = useState<string | null>(null)
  const told = (answer: Promise<Answer>): void => void answer.then(result => setWrong(result.ok ? null : result.say))
  const mine = table.seats.find(({ you }) => you)
  const away = table.status === 'playing' ? table.seats.filter(({ awayUntil, you }) => awayUntil !== null && !you) : []
  const said = wrong ?? online.refused
  return (
    <div className="online-notices">
      <LostLine online={online} />
      {mine?.standIn && table.status === 'playing' && (
        <div className="online-notice" role="status">
          <p>A bot plays for you.</p>
          <button type="button" className="button button--main" onClick={() => told(client.comeBack())}>
            Take your seat back
          </button>
        </div>
      )}
      {mine?.timedOut && table.seats.some(({ kind, you }) => kind === 'person' && !you) && (
        <div className="online-notice" role="status">
          <p>Your time ran out twice. Make a move to keep your seat: the others may give it to a bot.</p>
        </div>
      )}
      {table.frozen && (
        <div className="online-notice" role="status">
          <p>No player is connected. The clocks are stopped until one returns.</p>
        </div>
      )}
      {away.map(seat => (
        <Away
          key={seat.seat}
          seat={seat}
          ending={table.ending?.seat === seat.seat ? table.ending : null}
          client={client}
          decides={mine !== undefined && !mine.timedOut}
          told={told}
        />
      ))}
      {table.status === 'over' && table.outcome === 'abandoned' && (
        <div className="online-notice" role="status">
          <p>The game was ended before its time: somebody was away too long.</p>
          <Link href={`/replay/online-${table.id}`} className="button">
            Replay it
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
            Got it
          </button>
        </div>
      )}
    </div>
  )
}

/** A player whom the game waits for is away: first they have a while to come back, then the others choose. */
function Away({
  seat,
  ending,
  client,
  decides,
  told,
}: {
  readonly seat: SeatInfo
  readonly ending: NonNullable<TableInfo['ending']> | null
  readonly client: OnlineTable
  readonly decides: boolean
  readonly told: (answer: Promise<Answer>) => void
}) {
  const [asks, setAsks] = useState(false)
  const left = useTimeTo(client, seat.awayUntil ?? 0)
  const decide = (choice: 'wait' | 'bot' | 'end') => () => {
    setAsks(false)
    told(client.decideAway(seat.seat, choice))
  }
  const reason = seat.timedOut ? `${seat.name}'s time ran out twice` : `${seat.name} is away`
  if (left > 0)
    return (
      <div className="online-notice" role="status">
        <p>
          {seat.timedOut ? `${reason}. You wait another ` : `${reason} and has `}
          <span role="timer">{inWords(left)}</span>
          {seat.timedOut ? '.' : ' to come back.'}
        </p>
      </div>
    )
  return (
    <div className="online-notice" role="status">
      <p>
        {reason}
        {asks ? '.' : decides ? '. What now?' : '. The players decide what now.'}
      </p>
      {ending && <p>{voteText(ending)}</p>}
      {decides && asks && (
        <>
          <p>End the game for everyone? It cannot be resumed. All other connected players have to agree.</p>
          <button type="button" className="button button--main" onClick={decide('end')}>
            Yes, end it
          </button>
          <button type="button" className="button" onClick={() => setAsks(false)}>
            Keep playing
          </button>
        </>
      )}
      {decides && !asks && (
        <>
          <button type="button" className="button" onClick={decide('wait')}>
            Wait on
          </button>
          <button type="button" className="button" onClick={decide('bot')}>
            Let a bot play
          </button>
          {!ending?.you && (
            <button type="button" className="button" onClick={() => setAsks(true)}>
              {ending ? 'Agree to end the game' : 'End the game'}
            </button>
          )}
        </>
      )}
    </div>
  )
}

function voteText({ by, of }: NonNullable<TableInfo['ending']>): string {
  const names = by.length === 1 ? by[0] : `${by.slice(0, -1).join(', ')} and ${by[by.length - 1]}`
  return `${names} ${by.length === 1 ? 'wants' : 'want'} to end the game: ${by.length} of ${of} agree.`
}

/** How long it is until a moment of the server's time, in ms; looked at often enough to be right in the last second. */
function useTimeTo(client: OnlineTable, until: number): number {
  const [, redraw] = useState(0)
  const left = client.onPage(until) - performance.now()
  useEffect(() => {
    const timer = setInterval(() => redraw(count => count + 1), 250)
    return () => clearInterval(timer)
  }, [])
  return left
}

function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  if (seconds < 120) return `${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 120) return `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`
}
