import type { State } from '../state.ts'
import { flow } from '../steps/index.ts'

/** The number of entrances that are not breached. */
export function standing(s: State): number {
  let count = 0
  for (const door of s.doors) if (door.breachedBy === null) count++
  return count
}

/** Plays the coming attack without the cards phase. */
export function playAttack(s: State): void {
  s.agenda = [{ step: 'choose-action' }, { step: 'resolve-round', from: 0, final: false }, { step: 'find-sets' }]
  flow.advance(s)
}

/** Plays the final assault at once. */
export function playFinalAssault(s: State): void {
  s.agenda = [{ step: 'final-assault' }]
  flow.advance(s)
}
