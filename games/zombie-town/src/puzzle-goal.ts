import type { Decision } from '@holdout/engine'
import { isLastDay } from './bot/worth.ts'
import { seatOf } from './codes.ts'
import type { State } from './state.ts'

/** Puzzles are about the actions of a player's own turn. */
export function puzzleGoal(s: State, { decision, seat }: Decision): string | null {
  if (decision !== 'main' || seat !== seatOf(s.active)) return null
  if (isLastDay(s)) return 'Make the last day count'
  if (s.actions === 1) return 'One action is left'
  return 'Plan your turn in town'
}
