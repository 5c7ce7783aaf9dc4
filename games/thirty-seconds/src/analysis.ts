import type { AnalysisNotes } from '@holdout/knowledge'
import type { Event } from './events.ts'
import marks from './marks.json' with { type: 'json' }
import type { Move } from './moves.ts'
import type { State } from './state.ts'

export const analysis: AnalysisNotes<State, Move, Event> = {
  part: s => `Round ${s.round}`,
  luck: [
    'died',
    'escaped',
    'block',
    'zombie-attacked',
    'attack-card',
    'critical-draw',
    'rolled',
    'scavenged',
    'picked-up',
    'drew',
    'entered',
  ],
  ends: ['end-phase'],
  marks,
  accuracy: ['quick'],
}
