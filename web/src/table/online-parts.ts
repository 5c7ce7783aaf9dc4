import { createContext, type ReactNode, useContext } from 'react'

/** What a table on a server puts into the frame that all tables share. */
export interface OnlineParts {
  /** Buttons beside rules, log and menu. */
  readonly menu: ReactNode
  /** What one may do after the end, instead of a new game on this device. */
  readonly next: ReactNode
  /** Why whoever looks cannot pause the match; null if they can. */
  readonly pauseBlocked: string | null
}

const Parts = createContext<OnlineParts | null>(null)

export const OnlinePartsProvider = Parts.Provider

/** null at a table of this device. */
export function useOnlineParts(): OnlineParts | null {
  return useContext(Parts)
}
