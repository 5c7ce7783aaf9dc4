import type { AnalysisNotes } from '@holdout/knowledge'
import type { Event } from './events.ts'
import marks from './marks.json' with { type: 'json' }
import type { Move } from './moves.ts'
import type { State } from './state.ts'

const PHASES = { 'set-up': 'Setup', pause: 'Setup', search: 'Search', combat: 'Combat' } as const

export const analysis: AnalysisNotes<State, Move, Event> = {
  part: s => (s.round === 0 ? 'Setup' : `Round ${s.round}`),
  phase: s => PHASES[s.phase],
  luck: ['died', 'wave-came', 'rolled', 'rerolled', 'volley', 'trap-sprung', 'ambushed', 'car-alarm', 'drew', 'fate'],
  ends: ['end-turn', 'next'],
  marks,
  accuracy: ['quick'],
}
