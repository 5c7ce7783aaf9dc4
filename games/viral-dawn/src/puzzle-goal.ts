import type { Decision } from '@holdout/engine'
import type { State } from './state.ts'

/** Puzzles are about the action of a turn. */
export function puzzleGoal(s: State, { decision }: Decision): string | null {
  if (decision !== 'turn-action') return null
  const most = Math.max(...s.layouts.map(({ length }) => length))
  if (most >= 6) return 'Someone is close to the Safe Zone'
  if (s.layouts[s.places[s.onTurn]].length === 0) return 'Start your trip well'
  return 'Choose the card for this turn'
}
