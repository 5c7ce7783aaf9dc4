import type { Words } from '@holdout/engine'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { flow } from '../steps/index.ts'
import type { View } from '../view/index.ts'
import { board } from './board.ts'
import { sayEvent, sayOutcome } from './events.ts'

export const words: Words<View, Move, Event> = {
  event: sayEvent,
  ...flow.words,
  outcome: sayOutcome,
  board,
}
