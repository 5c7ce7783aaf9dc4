import type { MatchRecord } from '@holdout/engine'
import { lazy, Suspense, useEffect, useState } from 'react'
import { openLocalTable } from '../../client/local-table.ts'
import { keep, recordOf } from '../../client/saves.ts'
import { started } from '../../client/start.ts'
import type { TableClient } from '../../client/table-client.ts'
import { hasHints } from '../../learn/progress.ts'
import { Cannot } from '../../parts/cannot.tsx'
import type { TableModule } from '../../table/table-props.ts'
import { TableRoom } from '../../table/table-room.tsx'
import { loadTable } from '../../tables/index.ts'

const FirstGameHints = lazy(() => import('../learn/first-game-hints.tsx'))

/** A table on this device: one that was just set up, or one that was left and is gone on with. */
export default function PlayPage({ id }: { readonly id: string }) {
  const [table, setTable] = useState<{ client: TableClient; module: TableModule } | null>(null)
  const [wrong, setWrong] = useState<Error | null>(null)
  useEffect(() => {
    let gone = false
    let client: TableClient | null = null
    let progress: (() => number) | null = null
    setTable(null)
    sitDown(id, kept => keep(id, kept, progress?.()))
      .then(async opened => {
        client = opened
        if (gone) return opened.close()
        const module = await loadTable(opened.state.slug)
        const { progress: progressOf } = module
        if (progressOf) progress = () => progressOf(opened.state.scene.view as never)
        if (!gone) setTable({ client: opened, module })
      })
      .catch((error: unknown) => gone || setWrong(error as Error))
    return () => {
      gone = true
      client?.close()
    }
  }, [id])
  if (wrong !== null) return <Cannot heading="This table cannot be opened." error={wrong} />
  if (!table)
    return (
      <main className="page" aria-busy="true">
        <p>Laying the table …</p>
      </main>
    )
  return (
    <TableRoom client={table.client} module={table.module} id={id}>
      {hasHints(id) && (
        <Suspense fallback={null}>
          <FirstGameHints id={id} />
        </Suspense>
      )}
    </TableRoom>
  )
}

/** Opens the table: from its save if there is one, so that a reload goes on where it was. */
async function sitDown(id: string, save: (record: MatchRecord) => void): Promise<TableClient> {
  const record = recordOf(id)
  const table = started(id)
  if (record) return openLocalTable({ record, seating: null }, save)
  if (table) return openLocalTable({ table }, save)
  throw new Error('There is no game of that name on this device. It may have been played on another one.')
}
