import type { Need } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import type { CardId } from '../data/load.ts'
import type { Choices, Moves, Played } from '../moves.ts'
import type { State } from '../state.ts'

/** A Tactics card with its choices. */
export interface Way extends Choices {
  readonly move: 'play'
  readonly card: string
}

/** A reaction: the card is played in another decision, which stands in the file of the effect or the rule. */
interface Reaction {
  readonly reactsIn: keyof Moves
}

/** How a card is played in the own Action Phase. */
export interface OwnCard<E> {
  /** The ways to play it that are worth talking about. */
  ways(s: State, card: string, effect: E): readonly Way[]
  /** TS-154 It must be able to change something. In the place of the step, these conditions take the effect. */
  readonly needs: readonly Need<State, E, Way>[]
}

/** A Survivor Tactics card. `take` carries it out; it is paid for and discarded by then. */
export type SurvivorRules<E> =
  | Reaction
  | (OwnCard<E> & { take(s: State, effect: E, played: Way & { readonly held: CardId }, cx: Cx): void })

/** A Zombie Tactics card. A reaction is carried out in the same way. */
export type ZombieRules<E> = (Reaction | OwnCard<E>) & { take(s: State, effect: E, played: Played, cx: Cx): void }

/** For a card without choices. */
export const oneWay = (_s: State, card: string): readonly Way[] => [{ move: 'play', card }]
