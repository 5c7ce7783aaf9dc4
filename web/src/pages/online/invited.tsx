import { SHELF } from '@holdout/catalog'
import type { TableInfo } from '@holdout/protocol'
import { factsText, tablePath } from '@holdout/protocol/pages'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { api } from '../../client/api.ts'
import { GamePicture } from '../../parts/game-picture.tsx'
import { SitePage } from '../../parts/site-page.tsx'
import { listText } from '../../text/common.ts'
import { invitedText } from '../../text/waiting-room.ts'
import { CannotJoin } from './cannot-join.tsx'
import { NameForm } from './name-form.tsx'
import { playersAt, timerOf, useHouseRules } from './table-info.ts'
import { setMe } from './use-me.ts'

/** The invitation, for a visitor without a name: what awaits them, and a name to take a seat or watch. */
export function Invited({ id }: { readonly id: string }) {
  const [table, setTable] = useState<TableInfo | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [, go] = useLocation()
  useEffect(() => {
    api.table(id).then(setTable, (error: Error) => setWrong(error.message))
  }, [id])
  if (wrong !== null) return <CannotJoin because={wrong} />
  if (!table) return <main className="page" aria-busy="true" />
  const free = table.status === 'waiting' ? table.seats.find(({ kind }) => kind === 'open') : undefined
  const sit = free && (() => go(`${tablePath(id)}?seat=${encodeURIComponent(free.seat)}`, { replace: true }))
  return (
    <SitePage title={invitedText.title} here="/online" heading={table.title} lead={leadOf(table)}>
      <div className="invited" data-game={table.game}>
        <GamePicture slug={table.game} className="invited__picture" />
        <section className="panel invited__join" aria-label={invitedText.heading}>
          <h2>{invitedText.heading}</h2>
          <NameForm done={setMe} join={table.spectators ? invitedText.watch : invitedText.join} sit={sit} />
          <Link href={`/learn/${table.game}`} className="button">
            {invitedText.learn}
          </Link>
        </section>
        <Facts table={table} />
      </div>
    </SitePage>
  )
}

/** The game, how long it takes, who sits at the table, and what differs from the rulebook. */
function Facts({ table }: { readonly table: TableInfo }) {
  const about = SHELF.find(({ slug }) => slug === table.game)
  const house = useHouseRules(table)
  const rows = [
    ...(about ? [[invitedText.length, factsText(about)]] : []),
    [invitedText.players, playersAt(table.seats)],
    [invitedText.timer, timerOf(table)],
    [invitedText.rules, house.length > 0 ? listText(house) : invitedText.byTheBook],
  ]
  return (
    <section className="panel invited__facts" aria-label={invitedText.about}>
      <h2>{invitedText.about}</h2>
      <p>{about?.blurb}</p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function leadOf({ host: name, title, status, seats, spectators }: TableInfo): string {
  const host = name || invitedText.aPlayer
  const free = seats.filter(({ kind }) => kind === 'open').length
  if (status === 'waiting' && free > 0) return invitedText.freeSeats(host, title, free)
  if (status === 'over') return invitedText.over(host, title)
  return invitedText.full(host, title, spectators)
}
