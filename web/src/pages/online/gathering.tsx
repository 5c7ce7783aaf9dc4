import type { SeatInfo, TableInfo } from '@holdout/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Me } from '../../client/api.ts'
import type { OnlineTable } from '../../client/online-table.ts'
import type { Answer } from '../../client/table-client.ts'
import { SeatBadge } from '../../parts/seat-badge.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { Chat } from './chat.tsx'
import { Invite } from './invite.tsx'
import './online.css'

/** Before the start: who sits where, the link for friends, bots for empty seats. */
export function Gathering({
  client,
  table,
  me,
}: {
  readonly client: OnlineTable
  readonly table: TableInfo
  readonly me: Me
}) {
  const [wrong, setWrong] = useState<string | null>(null)
  const told = (answer: Promise<Answer>): void => void answer.then(result => setWrong(result.ok ? null : result.say))
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  const seated = table.seats.some(({ you }) => you)
  return (
    <SitePage
      title={`${table.title}, online`}
      heading={table.title}
      lead={`${table.host} has opened a table.${table.houseRules.length ? ` House rules: ${table.houseRules.join(', ')}.` : ''}`}
    >
      <Invite id={table.id} />
      <section className="panel">
        <h2>Who sits where</h2>
        <ul className="seats">
          {table.seats.map((seat, place) => (
            <SeatRow
              key={seat.seat}
              seat={seat}
              place={place}
              table={table}
              sit={() => told(client.sit(seat.seat, me.name))}
              bot={level => told(client.setBot(seat.seat, level))}
              stand={() => told(client.stand())}
            />
          ))}
        </ul>
        {wrong && <p role="alert">{wrong}</p>}
        <div className="gathering__dock">
          <p>
            {open > 0
              ? `${open === 1 ? 'One seat is' : `${open} seats are`} free: send the link, or put a bot there.`
              : table.youHost
                ? 'All seats are taken.'
                : `All seats are taken: ${table.host} can start.`}
          </p>
          {table.youHost && (
            <button
              type="button"
              className="button button--main"
              disabled={open > 0}
              onClick={() => told(client.start())}
            >
              Start the night
            </button>
          )}
          {!seated && !table.youHost && open === 0 && (
            <p>You will be able to watch{table.spectators ? '' : ', if the host allowed it: this table does not'}.</p>
          )}
        </div>
      </section>
      <Chat client={client} />
      <p className="gathering__proof">
        The shuffle is fixed already: <code>{table.seedHash.slice(0, 16)}…</code> is the hash of the server's half of
        the luck; each player adds their own. After the game both are shown, and anybody can check the deal.
      </p>
      <Link href="/online" className="button button--quiet">
        Other tables
      </Link>
    </SitePage>
  )
}

function SeatRow({
  seat,
  place,
  table,
  sit,
  bot,
  stand,
}: {
  seat: SeatInfo
  place: number
  table: TableInfo
  sit: () => void
  bot: (level: string | null) => void
  stand: () => void
}) {
  return (
    <li className="seats__row">
      <SeatBadge place={place} />
      <span className="seats__who">
        <b>{seat.kind === 'open' ? 'free' : seat.name}</b>
        <small>
          {seat.title}
          {seat.you && ', you'}
          {seat.kind === 'person' && !seat.here && ', away'}
        </small>
      </span>
      {seat.kind === 'open' && (
        <button type="button" className="button button--open" onClick={sit}>
          Sit here
        </button>
      )}
      {seat.you && (
        <button type="button" className="button" onClick={stand}>
          Stand up
        </button>
      )}
      {table.youHost && seat.kind === 'open' && (
        <button type="button" className="button" onClick={() => bot('greedy')}>
          Put a bot here
        </button>
      )}
      {table.youHost && seat.kind === 'bot' && (
        <button type="button" className="button" onClick={() => bot(null)}>
          Send the bot away
        </button>
      )}
    </li>
  )
}
