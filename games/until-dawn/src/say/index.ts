import { type Outcome, say, type Words } from '@holdout/engine'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view/types.ts'
import { board } from './board.ts'
import { questionOf } from './decisions.ts'
import { ENDINGS, sayEvent } from './events.ts'
import { labelOf } from './moves.ts'
import { barred, refuse } from './reasons.ts'

export const words: Words<View, Move, Event> = {
  event: sayEvent,
  move: labelOf,
  decision: questionOf,
  outcome: (o: Outcome) => say`${ENDINGS[o.id]}`,
  refuse,
  barred,
  board,
}
