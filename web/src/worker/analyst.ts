import type { AnalysisInProgress, AnalysisSettings, KeptAnalysis } from '@holdout/analysis'
import { loadGame } from '@holdout/catalog'
import { type MatchRecord, readRecord, writeRecord } from '@holdout/engine'
import type { AnalysisListener } from './messages.ts'

/** How long the analysis works without a break, in ms. */
const SLICE_MS = 40
/** How often the page gets the analysis so far, in ms. */
const REPORT_MS = 1000

/**
 * Analyzes a match in slices, so that what was found can be sent in between. Resolves when it is complete. `kept`
 * continues an earlier analysis. To interrupt it, close the worker: the last report has what is needed to go on.
 */
export async function analyze(
  record: MatchRecord,
  settings: AnalysisSettings,
  kept: KeptAnalysis | null,
  listener: AnalysisListener,
): Promise<void> {
  const checked = readRecord(writeRecord(record))
  const [game, { Analyzing }] = await Promise.all([loadGame(checked.game), import('@holdout/analysis')])
  const work: AnalysisInProgress = new Analyzing(game, checked, settings, kept ?? undefined)
  let reported = Number.NEGATIVE_INFINITY
  let complete = false
  while (!complete) {
    const began = performance.now()
    while (!complete && performance.now() - began < SLICE_MS) complete = work.step()
    const { analysis } = work
    if (analysis && (complete || performance.now() - reported > REPORT_MS)) {
      reported = performance.now()
      await listener.update({ analysis, kept: work.kept, complete })
    }
    await new Promise(resolve => setTimeout(resolve, 0))
  }
}
