import type { RemoteTable } from '@holdout/client'
import type { TableInfo } from '@holdout/protocol'
import { useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { isOffered, pathOf, useWaitingTables } from '../../client/my-tables.ts'
import { onlineTableText } from '../../text/online-table.ts'

/** Offers the next table while this one waits for others. Never while a clock runs: it would be in the way. */
export function NextGameOffer({ client, table }: { readonly client: RemoteTable; readonly table: TableInfo }) {
  const { phase, clocks } = useSyncExternalStore(
    listener => client.subscribe(listener),
    () => client.state,
  )
  const isWaiting = table.status === 'playing' && phase.kind === 'wait' && !clocks.some(({ running }) => running)
  return isWaiting && <NextGame here={table.id} />
}

/** Opens the next table that waits for this person; nothing if there is none but this one. */
export function NextGame({ here }: { readonly here: string }) {
  const waiting = useWaitingTables().filter(({ id }) => id !== here)
  const next = waiting.at(0)
  if (!next) return null
  return (
    <Link href={pathOf(next, isOffered(next))} className="button next-game">
      {onlineTableText.nextGame(next.title, waiting.length)}
    </Link>
  )
}
