import type { Reason } from '@holdout/engine'
import type { Place } from '../codes.ts'
import type { Cx } from '../cx.ts'
import type { Effect, Kind } from '../data/box.ts'
import type { State } from '../state.ts'
import type { View } from '../view/types.ts'

export type Named<K extends Effect['do']> = Effect & { readonly do: K }

/** Everything about one effect: what it does as a used card or as an event, what it says, what it is worth. */
export interface CardEffect<E extends Effect> {
  /** As a card that a player uses. */
  readonly use?: {
    /** Whether the card would have an effect now. */
    fits(s: State, who: Place, effect: E, spent: boolean): boolean
    does(s: State, who: Place, card: Kind, effect: E, spent: boolean, cx: Cx): void
    /** Why a player who has the card cannot use it now. */
    whyNot(v: View, effect: E, title: string): Reason
    /** Value of the card for a bot that holds it, in draws. */
    worth(s: State, who: Place): number
  }
  /** As an event that is drawn. */
  readonly happens?: (s: State, who: Place, effect: E, cx: Cx) => void
}
