import type { AnalysisNotes } from '@holdout/knowledge'
import type { Event } from './events.ts'
import marks from './marks.json' with { type: 'json' }
import type { Move } from './moves.ts'
import type { State } from './state.ts'

export const analysis: AnalysisNotes<State, Move, Event> = {
  part: s => (s.day === 0 ? 'Setup' : `Day ${s.day}`),
  luck: [
    'player-died',
    'pawn-died',
    'lost-building',
    'collapsed',
    'triggered',
    'wounded',
    'survivor-died',
    'shot',
    'fired-on-unarmed',
    'clashed',
    'trap-killed',
    'torn-down',
    'took',
  ],
  ends: ['end-actions'],
  marks,
}
