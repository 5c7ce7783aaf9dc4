import { lazy, Suspense } from 'react'
import { SafetyNet } from '../parts/safety-net.tsx'
import type { OpenSheet } from './room.ts'

const TableSheets = lazy(async () => ({ default: (await import('./sheets.tsx')).TableSheets }))

/** Rules, cards, settings and lists are fetched when somebody first opens one: a table is there sooner without them. */
export function LazySheets(props: {
  readonly sheet: OpenSheet
  readonly close: () => void
  readonly id: string | null
}) {
  return (
    <SafetyNet instead={error => <NotLoaded error={error} close={props.close} />}>
      <Suspense fallback={null}>
        <TableSheets {...props} />
      </Suspense>
    </SafetyNet>
  )
}

function NotLoaded({ error, close }: { readonly error: Error; readonly close: () => void }) {
  return (
    <div className="notice" role="alert">
      <p>This could not be opened. {error.message}</p>
      <button type="button" className="button button--quiet" onClick={close}>
        Got it
      </button>
    </div>
  )
}
