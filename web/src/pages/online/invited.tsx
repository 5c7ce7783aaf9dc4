import type { TableInfo } from '@holdout/protocol'
import { useEffect, useState } from 'react'
import { api } from '../../client/api.ts'
import { SitePage } from '../../parts/site-page.tsx'
import { NameForm } from './name-form.tsx'
import { TurnedAway } from './turned-away.tsx'
import { setMe } from './use-me.ts'

/** Somebody new has followed a link: whose table it is, and of which game, before they say who they are. */
export function Invited({ id }: { readonly id: string }) {
  const [table, setTable] = useState<TableInfo | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  useEffect(() => {
    api.table(id).then(setTable, (error: Error) => setWrong(error.message))
  }, [id])
  if (wrong !== null) return <TurnedAway because={wrong} />
  if (!table) return <main className="page" aria-busy="true" />
  return (
    <SitePage title="Online table" here="/online" heading="What shall we call you?" lead={leadOf(table)}>
      <NameForm done={setMe} />
    </SitePage>
  )
}

function leadOf({ host: name, title, status, seats, spectators }: TableInfo): string {
  const host = name || 'Somebody'
  const free = seats.filter(({ kind }) => kind === 'open').length
  if (status === 'gathering' && free > 0)
    return `${host} invites you to ${title}. ${free === 1 ? 'One seat is' : `${free} seats are`} free.`
  if (status === 'over') return `${host} had a table of ${title}; the game is over.`
  return `${host} has a table of ${title}. ${spectators ? 'All seats are taken. You can watch.' : 'All seats are taken, and this table does not allow spectators.'}`
}
