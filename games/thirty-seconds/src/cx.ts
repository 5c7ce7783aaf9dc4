import type { DecisionRule, Cx as KernelCx, MoveRule, Need, StandingRule } from '@holdout/engine'
import type { Event } from './events.ts'
import type { Move, Moves, StandingMoves, Steps } from './moves.ts'
import type { State } from './state.ts'
import type { View } from './view/types.ts'

export type Cx = KernelCx<Steps, Event>

/** A decision, a kind of move that answers it, and a decision that is always open, by name. */
export type Ask<D extends keyof Moves> = DecisionRule<State, Steps[D], Moves[D], Steps, Event, View>
export type MoveOf<K extends Move['move'], D extends keyof Moves> = MoveRule<
  State,
  Steps[D],
  Extract<Moves[D], { readonly move: K }>,
  Steps,
  Event,
  View
>
export type Always<K extends keyof StandingMoves> = StandingRule<State, StandingMoves[K], Steps, Event, View>
export type NeedOf<M = object, P = object> = Need<State, P, M>

/** Shows no move of a kind as barred: there would be too many, or the reason is that of other moves. */
export const nothing = (): readonly never[] => []
