import type { DecisionRule, Cx as KernelCx, MoveRule, Need } from '@holdout/engine'
import type { Event } from './events.ts'
import type { Move, Moves, Named } from './moves.ts'
import type { State, Steps } from './state.ts'
import type { View } from './view/types.ts'

export type Cx = KernelCx<Steps, Event>

/** A decision, and one of its kinds of move, by name. */
export type Ask<K extends keyof Moves> = DecisionRule<State, Steps[K], Moves[K], Steps, Event, View>
export type MoveOf<K extends Move['move'], P = object> = MoveRule<State, P, Named<K>, Steps, Event, View>
export type NeedOf<M = object, P = object> = Need<State, P, M>
