import type { Asking } from '@holdout/engine'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State, Steps, TopStep } from '../state.ts'
import { defaultMove } from './defaults.ts'

type Question<P> = Asking<State, P, Move, Steps, Event>

/** A decision with its clock and its time-out move. */
export function ask<P>(row: Pick<Question<P>, 'rule' | 'asks' | 'may' | 'moves' | 'take'>): Question<P> {
  return {
    ...row,
    clock,
    timeout(s, step, seat) {
      const moves: Move[] = []
      row.moves(s, step, seat, moves)
      return defaultMove(s, step as unknown as TopStep, seat, moves)
    },
  }
}

/**
 * The option `table-clock`: seconds for each decision. Each decision has its own clock name, so its time starts again.
 */
function clock(s: State): { id: string; ms: number } | null {
  const seconds = s.options['table-clock']
  if (seconds === 0) return null
  const step = s.agenda[s.agenda.length - 1]
  const id = [
    step.step,
    s.day,
    s.active,
    s.actions,
    s.walks,
    s.agenda.length,
    s.discard.length,
    s.combat.length,
    s.cemetery,
  ]
  return { id: id.join('-'), ms: seconds * 1000 }
}
