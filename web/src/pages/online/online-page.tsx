import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { api, type Me } from '../../client/api.ts'
import { OnlineTable } from '../../client/online-table.ts'
import { useStore } from '../../client/store.ts'
import { SitePage } from '../../parts/site-page.tsx'
import type { TableModule } from '../../table/table-props.ts'
import { TableRoom } from '../../table/table-room.tsx'
import { loadTable } from '../../tables/index.ts'
import { Gathering } from './gathering.tsx'
import { NameForm } from './name-form.tsx'
import { OnlineBar } from './online-bar.tsx'

/** A table on the server, by its link: first a name, then the seats, then the game. */
export default function OnlinePage({ id }: { readonly id: string }) {
  const [me, setMe] = useState<Me | null | undefined>(undefined)
  const [wrong, setWrong] = useState<string | null>(null)
  useEffect(() => {
    api.me().then(setMe, (error: Error) => setWrong(error.message))
  }, [])
  if (wrong !== null)
    return (
      <SitePage title="Online table" heading="This table cannot be reached.">
        <p>{wrong}</p>
        <Link href="/" className="button">
          Home
        </Link>
      </SitePage>
    )
  if (me === undefined) return <main className="page" aria-busy="true" />
  if (me === null)
    return (
      <SitePage title="Online table" heading="What shall we call you?">
        <NameForm done={setMe} />
      </SitePage>
    )
  return <AtTable id={id} me={me} />
}

function AtTable({ id, me }: { readonly id: string; readonly me: Me }) {
  const [client, setClient] = useState<OnlineTable | null>(null)
  useEffect(() => {
    const opened = new OnlineTable(id)
    setClient(opened)
    return () => opened.close()
  }, [id])
  return client && <Shown client={client} me={me} />
}

function Shown({ client, me }: { readonly client: OnlineTable; readonly me: Me }) {
  const online = useStore(client.online)
  const [module, setModule] = useState<TableModule | null>(null)
  const [, go] = useLocation()
  const { table, refused, playing } = online
  const game = table?.game
  useEffect(() => {
    if (game && playing) void loadTable(game).then(setModule)
  }, [game, playing])
  const rematch = table?.rematch
  useEffect(() => {
    if (rematch) go(`/table/${rematch}`)
  }, [rematch, go])
  if (refused !== null && !table)
    return (
      <SitePage title="Online table" heading="You cannot come in here.">
        <p>{refused}</p>
        <Link href="/online" className="button">
          Other tables
        </Link>
      </SitePage>
    )
  if (!table) return <main className="page" aria-busy="true" />
  if (table.status === 'gathering') return <Gathering client={client} table={table} me={me} />
  if (!module || !playing) return <main className="page" aria-busy="true" />
  return (
    <TableRoom client={client} module={module} id={`online-${client.id}`}>
      <OnlineBar client={client} />
    </TableRoom>
  )
}
