import type { LogLine } from '@holdout/table'
import { createContext, useContext } from 'react'
import { useSession } from './session.ts'

const Unshown = createContext(0)

/** Provides the number of newest log lines that the table's playback has not reached yet. */
export const UnshownProvider = Unshown.Provider

export function useUnshown(): number {
  return useContext(Unshown)
}

/** The log as far as the table's playback has shown it. */
export function useShownLog(): readonly LogLine[] {
  const { log } = useSession().state
  const unshown = useUnshown()
  return unshown === 0 ? log : log.slice(0, Math.max(0, log.length - unshown))
}
