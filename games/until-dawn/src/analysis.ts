import type { AnalysisNotes } from '@holdout/knowledge'
import marks from './marks.json' with { type: 'json' }
import { clockTime } from './say/parts.ts'
import { nightLength, type State } from './state.ts'

export const analysis: AnalysisNotes<State> = {
  part: s => clockTime(s.time, nightLength(s)),
  marks,
  accuracy: ['quick', 'deep'],
}
