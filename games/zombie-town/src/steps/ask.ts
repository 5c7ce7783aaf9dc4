import type { Asking, TimeLimit } from '@holdout/engine'
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

/** The option `table-clock`: seconds for each decision. Every decision changes one of these facts, so its time is new. */
function clock(s: State): TimeLimit | null {
  const seconds = s.options['table-clock']
  if (seconds === 0) return null
  const { day, active, actions, walks, agenda, discard, combat, cemetery } = s
  const of = [day, active, actions, walks, agenda.length, discard.length, combat.length, cemetery]
  return { ms: seconds * 1000, of }
}
