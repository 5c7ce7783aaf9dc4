import type { AnalysisNotes } from '@holdout/engine'
import marks from './marks.json' with { type: 'json' }
import type { State } from './state.ts'

export const analysis: AnalysisNotes<State> = {
  part: s => `Round ${s.round}`,
  marks,
  accuracy: ['quick'],
}
