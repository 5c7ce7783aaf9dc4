import type { Known } from '@holdout/analysis'
import type { MatchRecord, Seat } from '@holdout/engine'
import { useEffect, useMemo } from 'react'
import { type AnalysisJob, type AnalysisState, analysisOf } from './analyses.ts'
import { saves } from './save-list.ts'
import { useStore } from './store.ts'

/** The analysis of a match for a seat. It runs, and goes on after the page is left. */
export function useAnalysis(
  id: string | null,
  record: MatchRecord,
  seat: Seat,
  known: Known,
): { readonly job: AnalysisJob; readonly state: AnalysisState } {
  const job = useMemo(() => {
    const keeps = id !== null && (id.startsWith('online-') || saves.value.some(save => save.id === id))
    return analysisOf({ id: keeps ? id : null, record, seat, known })
  }, [id, record, seat, known])
  useEffect(() => job.run(), [job])
  return { job, state: useStore(job.store) }
}
