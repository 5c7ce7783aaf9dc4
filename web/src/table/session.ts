import type { AnyEvent, AnyMove, Reason } from '@holdout/engine'
import type { TableState } from '@holdout/table'
import { requiredContext } from './context.ts'
import type { TableModule } from './table-props.ts'

/** The sheet that is open over the table. */
export type OpenSheet =
  | { readonly kind: 'rules'; readonly at?: string }
  | { readonly kind: 'log' | 'choices' | 'cards' | 'counts' | 'settings' | 'board' | 'keys' | 'menu' }
  /** Why something happened or is not allowed. */
  | { readonly kind: 'why'; readonly say: string; readonly rule: string | null; readonly event?: AnyEvent }

/** The match as the viewer sees it, and the commands of the table. It changes with the match, not with the pointer. */
export interface TableSession {
  readonly state: TableState
  readonly mode: 'play' | 'review'
  readonly module: TableModule
  /** Makes a move that follows from a confirmed one, without another confirmation. Resolves to whether it was made. */
  follow(move: AnyMove): Promise<boolean>
  /** Drops the drafted move. */
  cancel(): void
  undo(): void
  redo(): void
  reset(): void
  pass(): void
  hurry(): void
  pause(on: boolean): void
  open(sheet: OpenSheet): void
  /**
   * Says why something is not possible: at the pressed piece, or in a notice if there is none. `piece`: the id of the
   * piece, after a press by a key.
   */
  why(reason: Reason, piece?: string): void
}

/**
 * Whether the viewer can ever undo at this table. Spectators cannot, and no player can once an online match is over.
 */
export function canEverUndo({ undoBlocked, phase, scene, people }: TableState): boolean {
  return undoBlocked === null || (phase.kind !== 'over' && (people.length > 0 || scene.seat !== 'table'))
}

/** Whether a clock runs. Nothing that the player did not open may cover the board or a button then. */
export function isClockRunning({ clocks, scene }: TableState, { hurries }: Pick<TableModule, 'hurries'>): boolean {
  return clocks.some(({ running }) => running) || hurries?.(scene.view) === true
}

export const [SessionProvider, useSession] = requiredContext<TableSession>('session')
