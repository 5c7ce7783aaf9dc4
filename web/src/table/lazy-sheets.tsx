import type { Reason } from '@holdout/engine'
import { lazy, Suspense } from 'react'
import { SafetyNet } from '../parts/safety-net.tsx'
import { Notice } from './over-table.tsx'
import type { OpenSheet } from './room.ts'

const TableSheets = lazy(async () => ({ default: (await import('./sheets.tsx')).TableSheets }))

/** Rules, cards, settings and lists are fetched when somebody first opens one: a table is there sooner without them. */
export function LazySheets(props: {
  readonly sheet: OpenSheet
  readonly close: () => void
  readonly id: string | null
}) {
  return (
    <SafetyNet instead={error => <Notice reason={notOpened(error)} close={props.close} />}>
      <Suspense fallback={null}>
        <TableSheets {...props} />
      </Suspense>
    </SafetyNet>
  )
}

function notOpened({ message }: Error): Reason {
  return { why: null, say: `This could not be opened. ${message}` }
}
