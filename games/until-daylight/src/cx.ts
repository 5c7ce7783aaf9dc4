import type { DecisionRule, Cx as KernelCx, MoveRule, Need, StandingRule } from '@holdout/engine'
import type { Event } from './events.ts'
import type { Move, Moves, StandingMoves } from './moves.ts'
import type { State, Steps } from './state.ts'
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
export type NeedOf<M = object, P = object> = Need<State, P, M>

/** Shows no move of a kind as barred: there would be too many, or the table shows the reason in another way. */
export const nothing = (): readonly never[] => []
