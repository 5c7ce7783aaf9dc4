import type { AnyMove, Decision, Seat } from '@holdout/engine'

/** The event that a table is waiting for. */
export type Phase =
  /** A person must decide. `optional`: they may also pass. */
  | {
      readonly kind: 'ask'
      readonly seat: Seat
      readonly decision: Decision
      readonly moves: readonly AnyMove[]
      readonly optional: boolean
    }
  /** The screen goes to another person. It shows no secrets until they confirm. */
  | { readonly kind: 'hand-over'; readonly to: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** Only a clock can continue the match. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'over' }
  /** A bug in the rules. The match before it is saved. */
  | { readonly kind: 'failed'; readonly error: unknown }

/** Groups moves of one kind: first the kinds with several moves, then the single moves. */
export function inGroups(moves: readonly AnyMove[]): AnyMove[] {
  const kinds = [...new Set(moves.map(({ move }) => move))]
  const groups = kinds.map(kind => moves.filter(({ move }) => move === kind))
  return [...groups.filter(({ length }) => length > 1), ...groups.filter(({ length }) => length === 1)].flat()
}
