import type { Decision } from '@holdout/engine'
import type { State } from './state.ts'

/** Puzzles are about the Action Phases of both sides. */
export function puzzleGoal(s: State, { decision }: Decision): string | null {
  if (decision === 'zombie-acts') return 'Stop the Survivor'
  if (decision !== 'survivor-acts') return null
  if (s.grabbedBy !== null) return 'Break free'
  return s.health <= 4 ? 'Stay alive in the alley' : 'Get down the alley'
}
