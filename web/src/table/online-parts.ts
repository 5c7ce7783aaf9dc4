import { createContext, type ReactNode, useContext } from 'react'

/** The parts that an online table adds to the frame of all tables. */
export interface OnlineParts {
  /** The id of the table on the server. */
  readonly table: string
  /** Buttons next to Rules, Log and Menu. */
  readonly menu: ReactNode
  /** Buttons of the end panel that replace "New game". */
  readonly next: ReactNode
  /** The column beside the board, with the log as one part. */
  readonly aside: (log: ReactNode) => ReactNode
  /** The chat, over a paused match and after the end. */
  readonly chat: ReactNode
  /** Why the viewer cannot pause the match; null if they can. */
  readonly pauseBlocked: string | null
  /** Buttons of the table menu that only an online table has. */
  readonly actions: (close: () => void) => ReactNode
  /** Asks the other players to undo a move that the viewer cannot undo alone; null if the viewer cannot ask. */
  readonly askUndo: (() => void) | null
}

const Parts = createContext<OnlineParts | null>(null)

export const OnlinePartsProvider = Parts.Provider

/** Returns null at a local table. */
export function useOnlineParts(): OnlineParts | null {
  return useContext(Parts)
}
