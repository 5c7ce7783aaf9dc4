import type { Reason } from '@holdout/engine'
import { lazy, Suspense } from 'react'
import { SafetyNet } from '../parts/safety-net.tsx'
import { tableText } from '../text/table.ts'
import { Notice } from './notices.tsx'
import type { OpenSheet } from './session.ts'

const NOT_OPENED: Reason = { rule: null, text: tableText.overTable.notOpened }

let TableSheets = fetched()

/**
 * Loads the code of rules, cards, settings and lists when the first of them is opened, so that the table loads sooner.
 */
export function LazySheets(props: {
  readonly sheet: OpenSheet
  readonly close: () => void
  readonly id: string | null
}) {
  const closeFailed = (): void => {
    TableSheets = fetched() // `lazy` never retries a failed import
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
