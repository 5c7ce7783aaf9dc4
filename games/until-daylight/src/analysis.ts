import type { AnalysisNotes } from '@holdout/knowledge'
import marks from './marks.json' with { type: 'json' }
import type { State } from './state.ts'

const PHASES = { 'set-up': 'Setup', pause: 'Setup', search: 'Search', combat: 'Combat' } as const

export const analysis: AnalysisNotes<State> = {
  part: s => (s.round === 0 ? 'Setup' : `Round ${s.round}`),
  phase: s => PHASES[s.phase],
  marks,
  accuracy: ['quick'],
}
