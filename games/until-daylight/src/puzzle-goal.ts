import type { Decision } from '@holdout/engine'
import type { State } from './state.ts'

/** Puzzles are about the turns of the search and of the combat. */
export function puzzleGoal(_s: State, { decision }: Decision): string | null {
  if (decision === 'search-turn') return 'Use your search turn well'
  if (decision === 'combat-turn') return 'Fight this combat turn well'
  return null
}
