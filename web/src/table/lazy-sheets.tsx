import { lazy, Suspense } from 'react'
import type { OpenSheet } from './room.ts'

const TableSheets = lazy(async () => ({ default: (await import('./sheets.tsx')).TableSheets }))

/** Rules, cards, settings and lists are fetched when somebody first opens one: a table is there sooner without them. */
export function LazySheets(props: {
  readonly sheet: OpenSheet
  readonly close: () => void
  readonly id: string | null
}) {
  return (
    <Suspense fallback={null}>
      <TableSheets {...props} />
    </Suspense>
  )
}
