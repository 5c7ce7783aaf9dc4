import type { LogLine } from '@holdout/table'
import { useEffect, useState } from 'react'
import type { OpenDesk } from '../../client/desk.ts'
import type { ReplayMoment, ReplayView } from '../../worker/messages.ts'

/** The replay after a move as `who` sees it, and the whole log. The moment is null until the first has arrived. */
export function useMoment(
  { desk }: OpenDesk,
  at: number,
  who: ReplayView,
): { readonly moment: ReplayMoment | null; readonly log: readonly LogLine[] } {
  const [moment, setMoment] = useState<ReplayMoment | null>(null)
  const [log, setLog] = useState<readonly LogLine[]>([])
  useEffect(() => {
    let stale = false
    void desk.sceneAt(at, who).then(found => stale || setMoment(found))
    return () => {
      stale = true
    }
  }, [desk, at, who])
  useEffect(() => void desk.logOf(who).then(setLog), [desk, who])
  return { moment, log }
}
