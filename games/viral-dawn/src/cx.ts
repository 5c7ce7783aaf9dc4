import type { DecisionRule, Cx as KernelCx, MoveRule, Need, TimeLimit } from '@holdout/engine'
import type { Event } from './events.ts'
import type { Move, Moves } from './moves.ts'
import type { State, Steps } from './state.ts'
import type { View } from './view/index.ts'

export type Cx = KernelCx<Steps, Event>

/** A decision, and one of its kinds of move, by name. */
export type Ask<K extends keyof Moves> = DecisionRule<State, Steps[K], Moves[K], Steps, Event, View>
export type MoveOf<K extends Move['move'], P = object> = MoveRule<
  State,
  P,
  Extract<Move, { readonly move: K }>,
  Steps,
  Event,
  View
>
export type NeedOf<M, P = object> = Need<State, P, M>

/** The option `turn-seconds`: one clock for a whole turn, including drawing and purging. */
export function turnClock(s: State): TimeLimit | null {
  const turnSeconds = s.options['turn-seconds']
  return turnSeconds === 0 ? null : { name: 'turn', ms: turnSeconds * 1000, of: [s.game, s.turns] }
}

/** The option `react-seconds`, for answers with a Queen and announcements of Jokers. */
export function reactClock(s: State, ...of: number[]): TimeLimit | null {
  return limit(s, s.options['react-seconds'], of)
}

/** Other choices during a turn have 20 seconds, or no limit if `react-seconds` is 0. */
export function choiceClock(s: State, ...of: number[]): TimeLimit | null {
  return limit(s, s.options['react-seconds'] === 0 ? 0 : 20, of)
}

function limit(s: State, seconds: number, of: readonly number[]): TimeLimit | null {
  return seconds === 0 ? null : { ms: seconds * 1000, of: [s.game, s.turns, ...of] }
}
