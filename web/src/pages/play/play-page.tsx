import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { openLocalTable } from '../../client/local-table.ts'
import { keep, recordOf } from '../../client/saves.ts'
import { started } from '../../client/start.ts'
import type { TableClient } from '../../client/table-client.ts'
import type { TableModule } from '../../table/table-props.ts'
import { TableRoom } from '../../table/table-room.tsx'
import { loadTable } from '../../tables/index.ts'

/** A table on this device: one that was just set up, or one that was left and is gone on with. */
export default function PlayPage({ id }: { readonly id: string }) {
  const [table, setTable] = useState<{ client: TableClient; module: TableModule } | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    let client: TableClient | null = null
    setTable(null)
    sitDown(id)
      .then(async opened => {
        client = opened
        if (gone) return opened.close()
        const module = await loadTable(opened.state.slug)
        if (!gone) setTable({ client: opened, module })
      })
      .catch((error: unknown) => gone || setWrong((error as Error).message))
    return () => {
      gone = true
      client?.close()
    }
  }, [id])
  if (wrong !== null)
    return (
      <main className="page">
        <h1>This table cannot be opened.</h1>
        <p>{wrong}</p>
        <Link href="/" className="button">
          Home
        </Link>
      </main>
    )
  if (!table)
    return (
      <main className="page" aria-busy="true">
        <p>Laying the table …</p>
      </main>
    )
  return <TableRoom client={table.client} module={table.module} id={id} />
}

/** Opens the table: from its save if there is one, so that a reload goes on where it was. */
async function sitDown(id: string): Promise<TableClient> {
  const record = recordOf(id)
  const table = started(id)
  if (!record && !table)
    throw new Error('There is no game of that name on this device. It may have been played on another one.')
  return openLocalTable(record ? { record, seating: null } : { table: table as NonNullable<typeof table> }, kept => {
    keep(id, kept)
  })
}
