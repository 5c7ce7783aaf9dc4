import type { TableInfo } from '@holdout/protocol'
import { useEffect, useState } from 'react'
import { api } from '../../client/api.ts'
import { SitePage } from '../../parts/site-page.tsx'
import { invitedText } from '../../text/waiting-room.ts'
import { CannotJoin } from './cannot-join.tsx'
import { NameForm } from './name-form.tsx'
import { setMe } from './use-me.ts'

/** A visitor without a name has followed a link: shows the table and asks for a name. */
export function Invited({ id }: { readonly id: string }) {
  const [table, setTable] = useState<TableInfo | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  useEffect(() => {
    api.table(id).then(setTable, (error: Error) => setWrong(error.message))
  }, [id])
  if (wrong !== null) return <CannotJoin because={wrong} />
  if (!table) return <main className="page" aria-busy="true" />
  return (
    <SitePage title={invitedText.title} here="/online" heading={invitedText.heading} lead={leadOf(table)}>
      <NameForm done={setMe} />
    </SitePage>
  )
}

function leadOf({ host: name, title, status, seats, spectators }: TableInfo): string {
  const host = name || invitedText.aPlayer
  const free = seats.filter(({ kind }) => kind === 'open').length
  if (status === 'waiting' && free > 0) return invitedText.freeSeats(host, title, free)
  if (status === 'over') return invitedText.over(host, title)
  return invitedText.full(host, title, spectators)
}
