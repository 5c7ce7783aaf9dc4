import type { TableInfo } from '@holdout/protocol'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import type { Me } from '../../client/api.ts'
import { useGameInfo } from '../../client/game-info.ts'
import type { OnlineState, OnlineTable } from '../../client/online-table.ts'
import type { Answer } from '../../client/table-client.ts'
import { listed } from '../../parts/save-words.ts'
import { SitePage } from '../../parts/site-page.tsx'
import { Chat } from './chat.tsx'
import { Invite } from './invite.tsx'
import { LostLine } from './lost-line.tsx'
import { SeatActs } from './seat-acts.tsx'
import { SeatRow } from './seat-row.tsx'
import { StartBar } from './start-bar.tsx'
import { clockWords } from './table-words.ts'
import { Watching } from './watching.tsx'
import './online.css'

const OptionsSheet = lazy(() => import('./options-sheet.tsx'))

/** Before the start: who sits where, the link for friends, and what the host may change. */
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
  const [editing, setEditing] = useState(false)
  const told = (answer: Promise<Answer>): void => void answer.then(result => setWrong(result.ok ? null : result.say))
  const seated = table.seats.some(({ you }) => you)
  const house = useHouseRules(table)
  const [, go] = useLocation()
  const leave = (): void =>
    void client.leave().then(answer => {
      if (answer.ok) go('/online')
      else setWrong(answer.say)
    })
  useNamedSeat(client, table, me)
  const { seatRange } = table
  return (
    <SitePage title={`${table.title}, online`} here="/online" heading={table.title} lead={leadOf(table, house)}>
      <LostLine online={online} />
      <FreedNotice table={table} />
      <div className="gathering" data-game={table.game}>
        <section className="panel gathering__seats" aria-label="Seats">
          <h2>Who sits where</h2>
          <ul className="seats">
            {table.seats.map((seat, place) => (
              <SeatRow key={seat.seat} seat={seat} place={place}>
                <SeatActs client={client} table={table} seat={seat} place={place} me={me} told={told} />
              </SeatRow>
            ))}
          </ul>
          <Watching table={table} />
          {table.youHost && (
            <div className="gathering__host">
              {seatRange && (
                <button
                  type="button"
                  className="button"
                  disabled={table.seats.length >= seatRange.max}
                  onClick={() => told(client.addSeat(table.seats.length))}
                >
                  Add a seat
                </button>
              )}
              <button type="button" className="button" onClick={() => setEditing(true)}>
                Change clock and options
              </button>
              {table.freed
                .filter(({ you }) => !you)
                .map(({ by, name }) => (
                  <button
                    key={by}
                    type="button"
                    className="button button--quiet"
                    onClick={() => told(client.allowSeat(by))}
                  >
                    Let {name} sit anywhere
                  </button>
                ))}
            </div>
          )}
          {(wrong ?? online.refused) && <p role="alert">{wrong ?? online.refused}</p>}
          <StartBar client={client} table={table} told={told} />
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
        <summary>How we prove the shuffle is fair</summary>
        <p>
          The server committed to its part of the shuffle before anyone joined; the hash of it is{' '}
          <code>{table.seedHash}</code>. Your browser adds its own part when you sit down. After the game both are in
          the record, and the replay checks them.
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
          Playing as {me.name} · change name
        </Link>
      </p>
      {editing && (
        <Suspense fallback={null}>
          <OptionsSheet client={client} table={table} close={() => setEditing(false)} />
        </Suspense>
      )}
    </SitePage>
  )
}

/** Tells somebody that the host has freed their seat, and what they can do now. */
function FreedNotice({ table }: { readonly table: TableInfo }) {
  const freed = table.freed.find(({ you }) => you)
  if (!freed || table.seats.some(({ you }) => you)) return null
  const watch = table.spectators ? 'stay and watch' : 'stay here until the match starts'
  return (
    <p className="gathering__freed" role="alert">
      <b>The host ({table.host}) has freed your seat.</b>{' '}
      {freed.maySit
        ? `You can take another seat, or ${watch}.`
        : `You can ${watch}. Only the host can let you sit down again.`}
    </p>
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
  const words = [
    table.youHost ? 'Your table' : `${table.host}'s table`,
    table.public ? 'public' : 'private',
    clockWords(table),
    ...(table.spectators ? [] : ['no spectators']),
  ]
  return `${words.join(' · ')}.${house}`
}

/** What comes of it if one leaves: somebody must have the say. */
function leavingWords({ youHost, seats }: TableInfo): string {
  if (!youHost) return 'Leave the table'
  const next = seats.find(({ kind, you }) => kind === 'person' && !you)
  return next ? `Leave the table to ${next.name}` : 'Close the table'
}
