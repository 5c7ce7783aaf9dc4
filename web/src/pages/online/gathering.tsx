import type { SeatInfo, TableInfo } from '@holdout/protocol'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import type { Me } from '../../client/api.ts'
import { useGameInfo } from '../../client/game-info.ts'
import type { OnlineState, OnlineTable } from '../../client/online-table.ts'
import type { Answer } from '../../client/table-client.ts'
import { listed } from '../../parts/save-words.ts'
import { SitePage } from '../../parts/site-page.tsx'
import { BOTS } from './bot-words.ts'
import { Chat } from './chat.tsx'
import { Invite } from './invite.tsx'
import { LostLine } from './lost-line.tsx'
import { SeatRow } from './seat-row.tsx'
import { PACES, paceOf } from './table-words.ts'
import './online.css'

/** Before the start: who sits where, the link for friends, bots for empty seats. */
export function Gathering({
  client,
  table,
  me,
  online,
}: {
  readonly client: OnlineTable
  readonly table: TableInfo
  readonly me: Me
  readonly online: OnlineState
}) {
  const [wrong, setWrong] = useState<string | null>(null)
  const told = (answer: Promise<Answer>): void => void answer.then(result => setWrong(result.ok ? null : result.say))
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  const seated = table.seats.some(({ you }) => you)
  const house = useHouseRules(table)
  const [, go] = useLocation()
  const leave = (): void =>
    void client.leave().then(answer => {
      if (answer.ok) go('/online')
      else setWrong(answer.say)
    })
  useNamedSeat(client, table, me)
  return (
    <SitePage title={`${table.title}, online`} here="/online" heading={table.title} lead={leadOf(table, house)}>
      <LostLine online={online} />
      <div className="gathering">
        <section className="panel gathering__seats" aria-label="Seats">
          <h2>Who sits where</h2>
          <ul className="seats">
            {table.seats.map((seat, place) => (
              <SeatRow key={seat.seat} seat={seat} place={place}>
                <SeatActs
                  seat={seat}
                  place={place}
                  host={table.youHost}
                  sit={() => told(client.sit(seat.seat, me.name))}
                  bot={level => told(client.setBot(seat.seat, level))}
                  stand={() => told(client.stand())}
                />
              </SeatRow>
            ))}
          </ul>
          {(wrong ?? online.refused) && <p role="alert">{wrong ?? online.refused}</p>}
          <div className="gathering__dock">
            <p>{waitingFor(table, open, seated)}</p>
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
          </div>
        </section>
        <div className="gathering__side">
          <section className="panel" aria-label="Invitation">
            <h2>Invite</h2>
            <Invite id={table.id} />
          </section>
          <section className="panel" aria-label="Chat">
            <h2>Chat</h2>
            <Chat client={client} />
          </section>
        </div>
      </div>
      <details className="panel gathering__proof">
        <summary>The shuffle is fixed already</summary>
        <p>
          <code>{table.seedHash}</code> is the hash of the server’s half of the luck; it was made before anybody sat
          down. Your browser adds a half of its own when you take a seat. After the game both are in its record, and the
          replay shows whether the deal was what it had to be.
        </p>
      </details>
      <p className="page__row">
        <Link href="/online" className="button button--quiet">
          Other tables
        </Link>
        {(seated || table.youHost) && (
          <button type="button" className="button button--quiet" onClick={leave}>
            {leavingWords(table)}
          </button>
        )}
        <Link href="/account" className="button button--quiet">
          You are {me.name}: change it
        </Link>
      </p>
    </SitePage>
  )
}

/**
 * Whoever has just opened the table, or comes from the game before, takes the seat that the address names, if it is theirs or
 * free. Only now can they add their half of the luck: before, they had not been told the hash of the other one.
 */
function useNamedSeat(client: OnlineTable, table: TableInfo, me: Me): void {
  const [query] = useSearchParams()
  const [, go] = useLocation()
  const asked = useRef(false)
  const wanted = table.seats.find(({ seat }) => seat === query.get('seat'))
  const seated = table.seats.some(({ you }) => you)
  const takes = wanted && (wanted.you || (wanted.kind === 'open' && !seated)) ? wanted.seat : null
  useEffect(() => {
    if (takes === null || asked.current) return
    asked.current = true
    if (!client.hasGiven) void client.sit(takes, me.name)
    go(`/table/${client.id}`, { replace: true }) // whoever stands up and loads the page again stays standing
  }, [client, takes, me, go])
}

/** What leaves the book here, as the set-up page calls it. How many play is no house rule. */
function useHouseRules({ game, houseRules }: TableInfo): string[] {
  const info = useGameInfo(game)
  return houseRules
    .filter(name => name !== 'players' && name !== 'people')
    .map(name => info?.options[name]?.title.toLowerCase() ?? name)
}

function leadOf(table: TableInfo, rules: readonly string[]): string {
  const house = rules.length > 0 ? ` House rules: ${listed(rules)}.` : ''
  const watch = table.spectators ? '' : ' Without spectators.'
  const clock = PACES[paceOf(table)]
  const opened = table.youHost ? 'Your table' : `${table.host}’s table`
  return `${opened}: ${table.public ? 'public' : 'by link'}, ${clock}.${watch}${house}`
}

/** What comes of it if one leaves: somebody must have the say. */
function leavingWords({ youHost, seats }: TableInfo): string {
  if (!youHost) return 'Leave the table'
  const next = seats.find(({ kind, you }) => kind === 'person' && !you)
  return next ? `Leave the table to ${next.name}` : 'Close the table'
}

function waitingFor(table: TableInfo, open: number, seated: boolean): string {
  if (open > 0) {
    const free = open === 1 ? 'One seat is free' : `${open} seats are free`
    return table.youHost ? `${free}: send the link, or put a bot there.` : `${free}.`
  }
  if (table.youHost) return 'All seats are taken.'
  if (seated || table.spectators) return `All seats are taken: ${table.host} can start.`
  return 'All seats are taken, and this table does not want spectators.'
}

function SeatActs({
  seat,
  place,
  host,
  sit,
  bot,
  stand,
}: {
  readonly seat: SeatInfo
  readonly place: number
  readonly host: boolean
  readonly sit: () => void
  readonly bot: (level: string | null) => void
  readonly stand: () => void
}) {
  const letter = String.fromCharCode(65 + place)
  return (
    <span className="seats__acts">
      {seat.kind === 'open' && (
        <button type="button" className="button button--open" aria-label={`Sit here: seat ${letter}`} onClick={sit}>
          Sit here
        </button>
      )}
      {seat.you && (
        <button type="button" className="button" onClick={stand}>
          Stand up
        </button>
      )}
      {host && seat.kind !== 'person' && (
        <select
          className="select"
          aria-label={`Who sits in seat ${letter}`}
          value={seat.level ?? ''}
          onChange={event => bot(event.target.value || null)}
        >
          <option value="">Free for a friend</option>
          {BOTS.map(([level, words]) => (
            <option key={level} value={level}>
              {words}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}
