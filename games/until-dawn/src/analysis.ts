import type { AnalysisNotes } from '@holdout/knowledge'
import type { Event } from './events.ts'
import marks from './marks.json' with { type: 'json' }
import type { Move } from './moves.ts'
import { clockTime } from './say/parts.ts'
import { nightLength, type State } from './state.ts'

export const analysis: AnalysisNotes<State, Move, Event> = {
  part: s => clockTime(s.time, nightLength(s)),
  luck: ['john-turned', 'overrun', 'rebecca-turned', 'bite-tested', 'drew', 'howl-drew'],
  marks,
  accuracy: ['quick', 'deep'],
}
