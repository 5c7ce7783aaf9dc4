import type { AnyMove, Decision, Seat } from '@holdout/engine'

/** What a table waits for. */
export type Phase =
  /** A person is asked. `optional`: they may also leave it be. */
  | {
      readonly kind: 'ask'
      readonly seat: Seat
      readonly decision: Decision
      readonly moves: readonly AnyMove[]
      readonly optional: boolean
    }
  /** The screen goes from one person to another; nobody's secrets are shown meanwhile. */
  | { readonly kind: 'hand-over'; readonly to: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** Only time can go on. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'over' }
  /** A fault in the rules; the game as it was is saved. */
  | { readonly kind: 'failed'; readonly error: unknown }

/** Moves of one kind stand together: first the kinds that leave a choice, then the single moves. */
export function inGroups(moves: readonly AnyMove[]): AnyMove[] {
  const kinds = [...new Set(moves.map(({ move }) => move))]
  const groups = kinds.map(kind => moves.filter(({ move }) => move === kind))
  return [...groups.filter(({ length }) => length > 1), ...groups.filter(({ length }) => length === 1)].flat()
}
