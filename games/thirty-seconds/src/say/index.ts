import type { Words } from '@holdout/engine'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view/index.ts'
import { board } from './board.ts'
import { questionOf } from './decisions.ts'
import { sayEvent, sayOutcome } from './events.ts'
import { labelOf } from './moves.ts'
import { barred, refuse } from './reasons.ts'

export const words: Words<View, Move, Event> = {
  event: sayEvent,
  move: labelOf,
  decision: questionOf,
  outcome: sayOutcome,
  refuse,
  barred,
  board,
}
