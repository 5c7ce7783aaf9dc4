import type { AnalysisNotes } from '@holdout/knowledge'
import marks from './marks.json' with { type: 'json' }
import type { State } from './state.ts'

export const analysis: AnalysisNotes<State> = {
  part: s => (s.day === 0 ? 'Setup' : `Day ${s.day}`),
  marks,
}
