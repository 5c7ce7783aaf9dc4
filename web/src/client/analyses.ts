import type { Analysis, KeptAnalysis, Known } from '@holdout/analysis'
import type { MatchRecord, Seat } from '@holdout/engine'
import { proxy } from 'comlink'
import type { AnalysisUpdate } from '../worker/messages.ts'
import { type OpenDesk, openDesk } from './desk.ts'
import { keepAnalysis, keptAnalysis } from './kept-analyses.ts'
import { noteAccuracy } from './records.ts'
import { storeOf, type ValueStore } from './store.ts'

/** An analysis of a match, as far as it is known. */
export interface AnalysisState {
  readonly analysis: Analysis | null
  readonly status: 'running' | 'paused' | 'complete' | 'failed'
}

/** The analysis of one match for one seat. It goes on when its page is closed, until another one is started. */
export interface AnalysisJob {
  readonly store: ValueStore<AnalysisState>
  /** Starts or continues; other analyses rest meanwhile. */
  run(): void
  pause(): void
}

/** The match to analyze. `id` names the save or the online match; null: it is in neither, so nothing is kept. */
export interface AnalysisSubject {
  readonly id: string | null
  readonly record: MatchRecord
  readonly seat: Seat
  readonly known: Known
}

/** The analyses of this visit, the one used last at the end. */
const jobs = new Map<string, AnalysisJob>()
const MOST = 6

/** The analysis of a match, begun if there is none yet. */
export function analysisOf(subject: AnalysisSubject): AnalysisJob {
  const { id, record, seat, known } = subject
  const name = [id, record.game, record.seed, record.moves.length, seat, known].join('/')
  const job = jobs.get(name) ?? newJob(subject)
  jobs.delete(name)
  jobs.set(name, job)
  for (const [old, other] of jobs) {
    if (jobs.size <= MOST) break
    other.pause()
    jobs.delete(old)
  }
  return job
}

function newJob({ id, record, seat, known }: AnalysisSubject): AnalysisJob {
  const store = storeOf<AnalysisState>({ analysis: null, status: 'paused' })
  let kept: KeptAnalysis | null = null
  let desk: OpenDesk | null = null
  const stop = (status: AnalysisState['status']): void => {
    desk?.close()
    desk = null
    store.set({ ...store.value, status })
  }
  const work = async (opened: OpenDesk): Promise<void> => {
    kept ??= id === null ? null : await keptAnalysis(id, seat, known)
    const update = async ({ analysis, kept: found, complete }: AnalysisUpdate): Promise<void> => {
      if (desk !== opened) return
      const isNews = !complete || kept?.found.length !== found.found.length
      kept = found
      store.set({ analysis, status: 'running' })
      if (id !== null && complete && known === 'seen') noteAccuracy(id, analysis.accuracy[seat]?.value ?? null)
      if (id !== null && isNews) await keepAnalysis(id, seat, known, found)
    }
    if (desk !== opened) return
    await opened.ask(opened.desk.analyze(record, { seat, known, depth: 'deep' }, kept, proxy({ update })))
  }
  const job: AnalysisJob = {
    store,
    run() {
      for (const other of jobs.values()) if (other !== job) other.pause()
      if (desk || store.value.status === 'complete') return
      const opened = openDesk()
      desk = opened
      store.set({ ...store.value, status: 'running' })
      work(opened).then(
        () => desk === opened && stop('complete'),
        () => desk === opened && stop('failed'),
      )
    },
    pause() {
      if (desk) stop('paused')
    },
  }
  return job
}
