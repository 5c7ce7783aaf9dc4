import type { OnlineState, RemoteTable } from '@holdout/client'
import type { Result } from '@holdout/engine'
import type { TableInfo } from '@holdout/protocol'
import { tablePath } from '@holdout/protocol/pages'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import type { Me } from '../../client/api.ts'
import { useGameInfo } from '../../client/game-info.ts'
import { SitePage } from '../../parts/site-page.tsx'
import { Chat } from './chat.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { Invite } from './invite.tsx'
import { SeatActions } from './seat-actions.tsx'
import { SeatRow } from './seat-row.tsx'
import { Spectators } from './spectators.tsx'
import { StartBar } from './start-bar.tsx'
import { firstGameOf, timerOf, useHouseRules } from './table-info.ts'
import './online.css'
import { waitingRoomText } from '../../text/waiting-room.ts'

const OptionsSheet = lazy(() => import('./options-sheet.tsx'))

/** The waiting room: seats, the invitation link, the chat, and the controls of the host. */
export function WaitingRoom({
  client,
  table,
  me,
  online,
}: {
  readonly client: RemoteTable
  readonly table: TableInfo
  readonly me: Me
  readonly online: OnlineState
}) {
  const [wrong, setWrong] = useState<string | null>(null)
  const [editing, setEditing] = useState(false)
  const showError = (answer: Promise<Result>): void =>
    void answer.then(result => setWrong(result.ok ? null : result.text))
  const seated = table.seats.some(({ you }) => you)
  const house = useHouseRules(table)
  const [, go] = useLocation()
  const leave = (): void =>
    void client.request({ type: 'leave' }).then(answer => {
      if (answer.ok) go('/online')
      else setWrong(answer.text)
    })
  useNamedSeat(client, table, me)
  const { seatRange } = table
  return (
    <SitePage
      title={waitingRoomText.title(table.title)}
      here="/online"
      heading={table.title}
      lead={leadOf(table, house)}
    >
      <ConnectionNotice online={online} />
      <RemovedNotice table={table} />
      <RematchNotice client={client} table={table} me={me} showError={showError} />
      <PresetNotice table={table} />
      <div className="waiting-room" data-game={table.game}>
        <section className="panel waiting-room__seats" aria-label={waitingRoomText.seats}>
          <h2>{waitingRoomText.seats}</h2>
          <ul className="seats">
            {table.seats.map((seat, place) => (
              <SeatRow key={seat.seat} seat={seat} place={place}>
                <SeatActions client={client} table={table} seat={seat} place={place} me={me} showError={showError} />
              </SeatRow>
            ))}
          </ul>
          <Spectators table={table} />
          {table.youHost && (
            <div className="waiting-room__host">
              {seatRange && (
                <button
                  type="button"
                  className="button"
                  disabled={table.seats.length >= seatRange.max}
                  onClick={() => showError(client.request({ type: 'add-seat', seats: table.seats.length }))}
                >
                  {waitingRoomText.addSeat}
                </button>
              )}
              <button type="button" className="button" onClick={() => setEditing(true)}>
                {waitingRoomText.changeOptions}
              </button>
              {table.freed
                .filter(({ you }) => !you)
                .map(({ by, name }) => (
                  <button
                    key={by}
                    type="button"
                    className="button button--quiet"
                    onClick={() => showError(client.request({ type: 'allow-seat', by }))}
                  >
                    {waitingRoomText.letSitAgain(name)}
                  </button>
                ))}
            </div>
          )}
          {(wrong ?? online.error) && <p role="alert">{wrong ?? online.error}</p>}
          <StartBar client={client} table={table} showError={showError} />
        </section>
        <div className="waiting-room__side">
          <section className="panel" aria-label={waitingRoomText.invitation}>
            <h2>{waitingRoomText.invite}</h2>
            <Invite id={table.id} />
          </section>
          <section className="panel" aria-label={waitingRoomText.chat}>
            <h2>{waitingRoomText.chat}</h2>
            <Chat client={client} />
          </section>
        </div>
      </div>
      <details className="panel waiting-room__proof">
        <summary>{waitingRoomText.proofTitle}</summary>
        <p>
          {waitingRoomText.proof[0]}
          <code>{table.seedHash}</code>
          {waitingRoomText.proof[1]}
        </p>
      </details>
      <p className="page__row">
        <Link href="/online" className="button button--quiet">
          {waitingRoomText.otherTables}
        </Link>
        {(seated || table.youHost) && (
          <button type="button" className="button button--quiet" onClick={leave}>
            {leaveText(table)}
          </button>
        )}
        <Link href={`/account?table=${encodeURIComponent(table.id)}`} className="button button--quiet">
          {waitingRoomText.playingAs(me.name)}
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

/** Tells a person that the host removed them from their seat, and what they can do now. */
function RemovedNotice({ table }: { readonly table: TableInfo }) {
  const freed = table.freed.find(({ you }) => you)
  if (!freed || table.seats.some(({ you }) => you)) return null
  return (
    <p className="waiting-room__freed" role="alert">
      <b>{waitingRoomText.removed(table.host)}</b> {waitingRoomText.removedChoices(freed.maySit, table.spectators)}
    </p>
  )
}

/** Says that the table is a rematch. A player whose seat is held can take it or decline. */
function RematchNotice({
  client,
  table,
  me,
  showError,
}: {
  readonly client: RemoteTable
  readonly table: TableInfo
  readonly me: Me
  readonly showError: (answer: Promise<Result>) => void
}) {
  const held = table.seats.find(({ heldFor }) => heldFor?.you)
  if (table.rematchOf === undefined) return null
  return (
    <div className="waiting-room__preset" role="status">
      <p>
        {waitingRoomText.rematch(table.host, table.youHost)} {held && waitingRoomText.heldForYou}
      </p>
      {held && (
        <p className="page__row">
          <button
            type="button"
            className="button button--main"
            onClick={() => showError(client.sit(held.seat, me.name))}
          >
            {waitingRoomText.takeSeat}
          </button>
          <button type="button" className="button" onClick={() => showError(client.request({ type: 'leave' }))}>
            {waitingRoomText.decline}
          </button>
        </p>
      )}
    </div>
  )
}

/** Tells everyone what the preset for a first game changes, if the host has chosen it. */
function PresetNotice({ table }: { readonly table: TableInfo }) {
  const info = useGameInfo(table.game)
  const preset = info && firstGameOf(info.presets, table.options)
  return preset && <p className="waiting-room__preset">{waitingRoomText.preset(preset.title, preset.help)}</p>
}

/**
 * Takes the seat named in the address, if it is this person's or free, or the one that is held for a rematch. The seed
 * contribution is sent only now, because the hash of the server's contribution was not known before.
 */
function useNamedSeat(client: RemoteTable, table: TableInfo, me: Me): void {
  const [query] = useSearchParams()
  const [, go] = useLocation()
  const asked = useRef(false)
  const wanted = table.seats.find(({ seat, you, heldFor }) =>
    query.has('rematch') ? you || heldFor?.you : seat === query.get('seat'),
  )
  const seated = table.seats.some(({ you }) => you)
  const takes = wanted && (wanted.you || (wanted.kind === 'open' && !seated)) ? wanted.seat : null
  useEffect(() => {
    if (takes === null || asked.current) return
    asked.current = true
    if (!client.hasContributed) void client.sit(takes, me.name)
    go(tablePath(client.id), { replace: true }) // otherwise a reload would sit down again
  }, [client, takes, me, go])
}

function leadOf(table: TableInfo, rules: readonly string[]): string {
  const facts = [
    table.youHost ? waitingRoomText.yourTable : waitingRoomText.tableOf(table.host),
    table.public ? waitingRoomText.public : waitingRoomText.private,
    timerOf(table),
    ...(table.spectators ? [] : [waitingRoomText.noSpectators]),
    ...(table.hints ? [waitingRoomText.hints] : []),
  ]
  return waitingRoomText.lead(facts, rules)
}

/** The text of the leave button: if the host leaves, another player becomes host or the table closes. */
function leaveText({ youHost, seats }: TableInfo): string {
  if (!youHost) return waitingRoomText.leave
  const next = seats.find(({ kind, you }) => kind === 'person' && !you)
  return next ? waitingRoomText.leaveTo(next.name) : waitingRoomText.closeTable
}
