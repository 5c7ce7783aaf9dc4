import eye from 'icon:binoculars'
import talk from 'icon:conversation'
import type { OnlineState, RemoteTable } from '@holdout/client'
import type { TableInfo } from '@holdout/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Me } from '../../client/api.ts'
import { wasGivenUp } from '../../client/my-tables.ts'
import { useLastRead } from '../../client/online-chat.ts'
import { onlineId } from '../../client/online-id.ts'
import { openOnlineTable } from '../../client/online-table.ts'
import { useStore } from '../../client/store.ts'
import { Icon } from '../../parts/icon.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { OnlinePartsProvider } from '../../table/online-parts.ts'
import type { TableModule } from '../../table/table-props.ts'
import { TableRoom } from '../../table/table-room.tsx'
import { loadTable } from '../../tables/index.ts'
import { CannotJoin } from './cannot-join.tsx'
import { Chat, useHeard } from './chat.tsx'
import { Invited } from './invited.tsx'
import { LogAndChat } from './log-and-chat.tsx'
import { NextSteps } from './next-steps.tsx'
import { OnlineActions } from './online-actions.tsx'
import { OnlineNotices } from './online-notices.tsx'
import { PeopleSheet } from './people-sheet.tsx'
import { useMe } from './use-me.ts'
import { WaitingRoom } from './waiting-room.tsx'
import './online.css'
import { commonText } from '../../text/common.ts'
import { onlineTableText } from '../../text/online-table.ts'

/** An online table by its link: asks for a name, then shows the waiting room, then the game. */
export default function OnlinePage({ id }: { readonly id: string }) {
  const { me, wrong } = useMe()
  if (me === undefined && wrong !== null)
    return (
      <SitePage title={onlineTableText.title} here="/online" heading={onlineTableText.unreachable}>
        <p role="alert">{wrong}</p>
        <p>
          <Link href="/" className="button">
            {commonText.home}
          </Link>
        </p>
      </SitePage>
    )
  if (me === undefined) return <main className="page" aria-busy="true" />
  if (me === null) return <Invited id={id} />
  return <AtTable id={id} me={me} />
}

function AtTable({ id, me }: { readonly id: string; readonly me: Me }) {
  const [client, setClient] = useState<RemoteTable | null>(null)
  useEffect(() => {
    const opened = openOnlineTable(id)
    setClient(opened)
    return () => opened.close()
  }, [id])
  return client && <Shown client={client} me={me} />
}

function Shown({ client, me }: { readonly client: RemoteTable; readonly me: Me }) {
  const online = useStore(client.online)
  const [module, setModule] = useState<TableModule | null>(null)
  const { table, error, ended, playing } = online
  const game = table?.game
  useEffect(() => {
    if (game && playing) void loadTable(game).then(setModule)
  }, [game, playing])
  const mine = table?.seats.some(({ you }) => you)
  const shut = table !== null && table.status !== 'waiting' && !table.spectators && !mine
  const barred = ended ?? error
  if ((barred !== null && !table) || shut)
    return <CannotJoin because={barred ?? onlineTableText.noSpectators} canReload={ended !== null} />
  if (!table)
    return (
      <main className="page" aria-busy="true">
        <p>{commonText.loadingTable}</p>
      </main>
    )
  if (wasGivenUp(table))
    return (
      <SitePage
        title={onlineTableText.title}
        here="/online"
        heading={onlineTableText.closed}
        lead={onlineTableText.closedLead}
      >
        <p>
          <Link href="/online" className="button">
            {onlineTableText.otherTables}
          </Link>
        </p>
      </SitePage>
    )
  if (table.status === 'waiting') return <WaitingRoom client={client} table={table} me={me} online={online} />
  if (!module || !playing) return <main className="page" aria-busy="true" />
  return <Playing client={client} online={online} table={table} module={module} />
}

function Playing({
  client,
  online,
  table,
  module,
}: {
  readonly client: RemoteTable
  readonly online: OnlineState
  readonly table: TableInfo
  readonly module: TableModule
}) {
  const [talking, setTalking] = useState(false)
  const heard = useHeard(online.chat)
  const read = useLastRead(table.id)
  const unread = talking ? 0 : heard.filter(({ id }) => id > read).length
  const watching = !table.seats.some(({ you }) => you)
  const away = awayFrom(table)
  const next = <NextSteps client={client} table={table} />
  const menu: ReactNode = (
    <>
      {watching && (
        <span className="online-watching">
          <Icon of={eye} /> <span>{onlineTableText.watching}</span>
        </span>
      )}
      <button
        type="button"
        className="frame__menu-button"
        aria-label={onlineTableText.playersLabel(away, unread)}
        onClick={() => setTalking(true)}
      >
        <Icon of={talk} />
        <span>{onlineTableText.players}</span>
        {away.length > 0 && (
          <b className="online-away" aria-hidden="true">
            {onlineTableText.awayCount(away.length)}
          </b>
        )}
        {unread > 0 && (
          <b className="online-unread" aria-hidden="true">
            {unread}
          </b>
        )}
      </button>
    </>
  )
  const askUndo = mayAskUndo(table) ? () => client.send({ type: 'ask-undo' }) : null
  const aside = (log: ReactNode): ReactNode => <LogAndChat client={client} log={log} unread={unread} />
  const chat = <Chat client={client} />
  const actions = (close: () => void): ReactNode => (
    <OnlineActions
      table={table}
      canUndo={client.state.scene.seq > 0}
      askUndo={askUndo}
      askStop={() => client.send({ type: 'ask-stop' })}
      close={close}
    />
  )
  return (
    <OnlinePartsProvider
      value={{ table: table.id, menu, next, aside, chat, actions, pauseBlocked: pauseBlockedAt(table), askUndo }}
    >
      <TableRoom client={client} module={module} id={onlineId(client.id)}>
        <OnlineNotices client={client} online={online} table={table} next={next} />
        {talking && <PeopleSheet client={client} table={table} close={() => setTalking(false)} />}
      </TableRoom>
    </OnlinePartsProvider>
  )
}

/** Why this person cannot pause the match; null if they can. */
function pauseBlockedAt({ seats, pausable }: TableInfo): string | null {
  if (!seats.some(({ you }) => you)) return onlineTableText.onlyPlayersPause
  return pausable ? null : onlineTableText.onlyTeamPauses
}

/** Whether another player is connected who could agree to an undo. */
function mayAskUndo({ status, seats, undoOff }: TableInfo): boolean {
  if (undoOff) return false
  const people = seats.filter(({ kind }) => kind === 'person')
  return status === 'playing' && people.some(({ you }) => you) && people.some(({ you, here }) => !you && here)
}

/** The players who are not connected. */
function awayFrom({ status, seats }: TableInfo): string[] {
  if (status !== 'playing') return []
  return seats.filter(({ kind, here, you }) => kind === 'person' && !here && !you).map(({ name }) => name)
}
