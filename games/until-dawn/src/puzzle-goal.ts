import type { Decision } from '@holdout/engine'
import { nightLength, type State } from './state.ts'

/** Puzzles are about your own turn: the actions that prepare for the attack. */
export function puzzleGoal(s: State, { decision }: Decision): string | null {
  if (decision !== 'choose-action') return null
  const open = s.doors.filter(({ breachedBy }) => breachedBy === null).length
  const attackers = s.doors.reduce((sum, door) => sum + (door.breachedBy === null ? door.attacking.length : 0), 0)
  if (open === 1) return 'Hold the last entrance'
  if (nightLength(s) - s.time <= 2) return 'Last the final hour of the night'
  if (attackers >= 3) return 'Survive the attack'
  if (s.time > s.zombieTime) return 'Act again, or let the zombies come?'
  return 'Choose the action that saves the night'
}
