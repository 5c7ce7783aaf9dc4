import type { AnalysisNotes } from '@holdout/knowledge'
import type { Event } from './events.ts'
import marks from './marks.json' with { type: 'json' }
import type { Move } from './moves.ts'
import type { State } from './state.ts'

export const analysis: AnalysisNotes<State, Move, Event> = {
  part: s => (s.game > 1 ? `Game ${s.game}, turn ${s.turns + 1}` : `Turn ${s.turns + 1}`),
  windows: [
    { title: 'Joker', decisions: ['joker-announce', 'joker-target'], moves: ['ace'] },
    { title: 'King', moves: ['king'] },
    { title: 'Queen', decisions: ['queen-answer', 'reversal-take'] },
  ],
  marks,
  accuracy: ['deep'],
}
