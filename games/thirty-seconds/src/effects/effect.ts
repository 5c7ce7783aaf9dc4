import type { Reason } from '@holdout/engine'
import type { Cx } from '../cx.ts'
import type { CardId } from '../data/load.ts'
import type { Choices, Moves, Played, SurvivorAct, ZombieAct } from '../moves.ts'
import type { State } from '../state.ts'
import type { View } from '../view/types.ts'

/** A reaction: the card is played in another decision, whose functions stand in the file of the effect or the rule. */
interface Reaction {
  readonly reactsIn: keyof Moves
}

/** How a Survivor Tactics card is played in the own Action Phase, or the decision it reacts in. */
export type SurvivorRules<E> =
  | Reaction
  | {
      /** Lists the ways to play it. TS-154 Only if it can change something. */
      offer(s: State, card: string, effect: E, list: SurvivorAct[]): void
      /** Carries it out. It is paid for and discarded by then. */
      take(s: State, effect: E, played: Choices & { readonly held: CardId }, cx: Cx): void
    }

/** How a Zombie Tactics card is played. A reaction is carried out in the same way. */
export type ZombieRules<E> = (Reaction | { offer(s: State, card: string, effect: E, list: ZombieAct[]): void }) & {
  take(s: State, effect: E, played: Played, cx: Cx): void
}

/** Why a card cannot be played that way, judged from the view; null if only the Energy may be missing. */
export type Refusal<E> = (v: View, effect: E, choices: Choices) => Reason | null
