import type { AnalysisNotes } from '@holdout/knowledge'
import marks from './marks.json' with { type: 'json' }
import type { State } from './state.ts'

export const analysis: AnalysisNotes<State> = {
  part: s => `Round ${s.round}`,
  marks,
  accuracy: ['quick'],
}
