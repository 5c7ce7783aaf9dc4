import type { Reason } from '@holdout/engine'
import { lazy, Suspense } from 'react'
import { SafetyNet } from '../parts/safety-net.tsx'
import { Notice } from './over-table.tsx'
import type { OpenSheet } from './room.ts'

const NOT_OPENED: Reason = {
  why: null,
  say: 'This could not be opened. See that you are connected, and try again.',
}

let TableSheets = fetched()

/** Rules, cards, settings and lists are fetched when somebody first opens one: a table is there sooner without them. */
export function LazySheets(props: {
  readonly sheet: OpenSheet
  readonly close: () => void
  readonly id: string | null
}) {
  const closeFailed = (): void => {
    TableSheets = fetched() // what failed once would fail for ever
    props.close()
  }
  return (
    <SafetyNet instead={() => <Notice reason={NOT_OPENED} close={closeFailed} />}>
      <Suspense fallback={null}>
        <TableSheets {...props} />
      </Suspense>
    </SafetyNet>
  )
}

function fetched() {
  return lazy(async () => ({ default: (await import('./sheets.tsx')).TableSheets }))
}
