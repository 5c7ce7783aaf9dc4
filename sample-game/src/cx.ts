import type { DecisionRule, Cx as KernelCx, MoveRule, Need, StandingRule, TimeLimit } from '@holdout/engine'
import type { Event } from './events.ts'
import type { Move, Moves, StandingMoves, State, Steps } from './state.ts'
import type { View } from './view/index.ts'

export type Cx = KernelCx<Steps, Event>

/** The types of a decision, of one kind of move, and of a decision that is always open. */
export type Ask<K extends keyof Moves> = DecisionRule<State, Steps[K], Moves[K], Steps, Event, View>
export type MoveOf<K extends Move['move'], P = object> = MoveRule<
  State,
  P,
  Extract<Move, { readonly move: K }>,
  Steps,
  Event,
  View
>
export type Always<K extends keyof StandingMoves> = StandingRule<State, StandingMoves[K], Steps, Event, View>
export type NeedOf<M = object> = Need<State, object, M>

/** The option `turn-seconds`. The clock starts again in each turn. */
export function turnClock(s: State): TimeLimit | null {
  return s.options['turn-seconds'] === 0 ? null : { ms: s.options['turn-seconds'] * 1000, of: [s.turns] }
}
