import type { DecisionRule, Cx as KernelCx, MoveRule, Need, StandingRule, TimeLimit } from '@holdout/engine'
import type { Event } from './events.ts'
import type { Move, Moves, StandingMoves } from './moves.ts'
import { JOHN, type State, type Steps } from './state.ts'
import type { View } from './view/types.ts'

export type Cx = KernelCx<Steps, Event>

/** A decision, one of its kinds of move, and a decision that is always open, by name. */
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
export type NeedOf<M> = Need<State, object, M>

/** Who decides everything, and how long they have. */
export const john = {
  asks: () => [JOHN],
  /** The option `table-clock`: seconds for each decision. Each changes one of these facts, so its clock is new. */
  clock(s: State): TimeLimit | null {
    const seconds = s.options['table-clock']
    return seconds === 0 ? null : { ms: seconds * 1000, of: [s.time, s.zombieTime, s.deck.length] }
  },
}
