import type { Place } from '../codes.ts'
import type { Cx } from '../cx.ts'
import type { Effect, Kind } from '../data/box.ts'
import type { State } from '../state.ts'

export type Named<K extends Effect['do']> = Effect & { readonly do: K }

/** A condition of using a card: its rule, whether it is met, and the sentence if it is not. */
type EffectNeed<E extends Effect> = readonly [
  rule: string,
  holds: (s: State, who: Place, effect: E, spent: boolean) => boolean,
  text: (title: string, effect: E) => string,
]

/** Everything about one effect: what it does as a used card or as an event, what it says, what it is worth. */
export interface CardEffect<E extends Effect> {
  /** As a card that a player uses. */
  readonly use?: {
    /** The card must have an effect now. */
    readonly needs: readonly EffectNeed<E>[]
    does(s: State, who: Place, card: Kind, effect: E, spent: boolean, cx: Cx): void
    /** Value of the card for a bot that holds it, in draws. */
    worth(s: State, who: Place): number
  }
  /** As an event that is drawn. */
  readonly happens?: (s: State, who: Place, effect: E, cx: Cx) => void
}
