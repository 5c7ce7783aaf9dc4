import type { AnyMove } from '@holdout/engine'
import type { Hint, Preview } from '@holdout/table'
import { requiredContext } from './context.ts'

/** The move that is being chosen. It changes with every piece under the pointer. */
export interface Choosing {
  readonly draft: AnyMove | null
  /** The move that the pointer or the keyboard focus is on while nothing is drafted. */
  readonly pointed: AnyMove | null
  /** The known results of the draft or the pointed move; null while they are calculated. */
  readonly preview: Preview | null
  /** The known results of the module's `followUp` move; null if it cannot be played now. */
  readonly upcoming: Preview | null
  readonly hint: Hint | null
  choose(move: AnyMove): void
  /** Makes the drafted move. */
  confirm(): void
  /** Selects a move for confirmation. */
  prepare(move: AnyMove): void
  /** `quick`: marks a move at once, without the panel of the best moves. */
  askHint(quick?: boolean): void
  /** Shows another hint; null ends it. */
  showHint(hint: Hint | null): void
}

export const [ChoosingProvider, useChoosing] = requiredContext<Choosing>('choosing')
