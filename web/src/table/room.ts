import type { AnyEvent, AnyMove, Reason } from '@holdout/engine'
import type { Hint, LogLine, Preview, TableState } from '@holdout/table'
import { createContext, type ReactNode, useContext } from 'react'
import type { TableModule } from './table-props.ts'

/** The sheet that is open over the table. */
export type OpenSheet =
  | { readonly kind: 'rules'; readonly at?: string }
  | { readonly kind: 'log' | 'choices' | 'cards' | 'counts' | 'settings' | 'board' | 'keys' | 'menu' }
  /** Why something happened or is not allowed. */
  | { readonly kind: 'why'; readonly say: string; readonly rule: string | null; readonly event?: AnyEvent }

/** Why a pressed piece cannot be used now. */
interface Callout {
  readonly reason: Reason
  /** The pressed piece. */
  readonly at: Element
}

/** The state and the commands for everything around a board. A game's own table uses it through the frame. */
export interface Room {
  readonly state: TableState
  readonly mode: 'play' | 'review'
  readonly module: TableModule
  readonly draft: AnyMove | null
  /** The move that the pointer or the keyboard focus is on while nothing is drafted. */
  readonly pointed: AnyMove | null
  /** The known results of the draft or the pointed move; null while they are calculated. */
  readonly preview: Preview | null
  /** The known results of the module's `followUp` move; null if it cannot be played now. */
  readonly upcoming: Preview | null
  readonly hint: Hint | null
  /** Whether the playback has shown everything that happened. */
  readonly allShown: boolean
  /** Opens the end panel again after it was closed; null while there is nothing to open. */
  readonly showEnd: (() => void) | null
  /** The notice that says why something could not be done. */
  readonly notice: ReactNode
  /** The same as a sentence for the prompt while a clock runs: nothing may cover the board then. */
  readonly refusal: Reason | null
  /** The actions of others against the viewer since their last move; null if none are shown. */
  readonly hits: readonly LogLine[] | null
  /** The reason that is shown at the pressed piece. */
  readonly callout: Callout | null
  choose(move: AnyMove): void
  /** Makes a move that follows from a confirmed one, without another confirmation. Resolves to whether it was made. */
  follow(move: AnyMove): Promise<boolean>
  /** Makes the drafted move. */
  confirm(): void
  cancel(): void
  undo(): void
  redo(): void
  reset(): void
  pass(): void
  hurry(): void
  pause(on: boolean): void
  /** Selects a move for confirmation. */
  prepare(move: AnyMove): void
  /** `quick`: marks a move at once, without the panel of the best moves. */
  askHint(quick?: boolean): void
  open(sheet: OpenSheet): void
  /** Called by the table with the number of newest log lines it has not shown yet; null when its playback is over. */
  shown(unshown: number | null): void
  /**
   * Says why something is not possible: at the pressed piece, or in a notice if there is none. `piece`: the id of the
   * piece, after a press by a key.
   */
  why(reason: Reason, piece?: string): void
  endCallout(): void
}

/**
 * Whether the viewer can ever undo at this table. Spectators cannot, and no player can once an online match is over.
 */
export function canEverUndo({ undoBlocked, phase, scene, people }: TableState): boolean {
  return undoBlocked === null || (phase.kind !== 'over' && (people.length > 0 || scene.seat !== 'table'))
}

/** Whether a clock runs. Nothing that the player did not open may cover the board or a button then. */
export function isClockRunning({ clocks, scene }: TableState, { hurries }: Pick<TableModule, 'hurries'>): boolean {
  return clocks.some(({ running }) => running) || hurries?.(scene.view as never) === true
}

const RoomContext = createContext<Room | null>(null)

export const RoomProvider = RoomContext.Provider

export function useRoom(): Room {
  const room = useContext(RoomContext)
  if (!room) throw new Error('useRoom needs a RoomProvider above it.')
  return room
}
