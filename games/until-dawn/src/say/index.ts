import { type Outcome, say, type Words } from '@holdout/engine'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { flow } from '../steps/index.ts'
import type { View } from '../view/types.ts'
import { board } from './board.ts'
import { ENDINGS, sayEvent } from './events.ts'

export const words: Words<View, Move, Event> = {
  event: sayEvent,
  ...flow.words,
  outcome: (o: Outcome) => say`${ENDINGS[o.id]}`,
  board,
}
