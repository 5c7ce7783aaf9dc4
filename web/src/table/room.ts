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
  /** What will come of the draft, as far as it can be known; null while it is worked out. */
  readonly preview: Preview | null
  readonly hint: Hint | null
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
  why(reason: Reason): void
}

const RoomContext = createContext<Room | null>(null)

export const RoomProvider = RoomContext.Provider

export function useRoom(): Room {
  const room = useContext(RoomContext)
  if (!room) throw new Error('This part belongs around a table.')
  return room
}
