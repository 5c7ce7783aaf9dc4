import type { AnyMove, Reason } from '@holdout/engine'
import type { Preview } from '@holdout/host'
import { createContext, type ReactNode, useContext } from 'react'
import type { Hint, TableState } from '../client/table-client.ts'
import type { TableModule } from './table-props.ts'

/** What lies open over the table. */
export type OpenSheet =
  | { readonly kind: 'rules'; readonly at?: string }
  | { readonly kind: 'log' | 'choices' | 'cards' | 'settings' | 'board' | 'keys' | 'menu' }
  /** Why something happened, or may not be done. */
  | { readonly kind: 'why'; readonly say: string; readonly rule: string | null }

/** What the parts around a board need to know and may do. A game's own table uses it through the frame. */
export interface Room {
  readonly state: TableState
  readonly mode: 'play' | 'review'
  readonly module: TableModule
  readonly draft: AnyMove | null
  /** The move that the pointer or the keyboard focus is on while nothing is drafted. */
  readonly pointed: AnyMove | null
  /** What will come of the draft or the pointed move, as far as it can be known; null while it is worked out. */
  readonly preview: Preview | null
  /** What would come of the module's `followUp` move right now; null if it cannot be played. */
  readonly upcoming: Preview | null
  readonly hint: Hint | null
  /** Opens the end panel again after it was put aside; null while there is nothing to open. */
  readonly showEnd: (() => void) | null
  /** Why something could not be done, while it lies over the board. */
  readonly notice: ReactNode
  choose(move: AnyMove): void
  /** Makes a move that follows from one already confirmed: it is not asked for again. Says whether it was made. */
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
  askHint(): void
  open(sheet: OpenSheet): void
  /** The table reports how many of the newest log lines it has still to show; null when its playback is over. */
  shown(untold: number | null): void
  why(reason: Reason): void
}

/** Whether the viewer may come to undo something at this table: spectators may not, nor anybody once an online game is over. */
export function canEverUndo({ undoBlocked, phase, scene, people }: TableState): boolean {
  return undoBlocked === null || (phase.kind !== 'over' && (people.length > 0 || scene.who !== 'table'))
}

const RoomContext = createContext<Room | null>(null)

export const RoomProvider = RoomContext.Provider

export function useRoom(): Room {
  const room = useContext(RoomContext)
  if (!room) throw new Error('This part belongs around a table.')
  return room
}
