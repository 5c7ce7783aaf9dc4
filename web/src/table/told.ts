import type { LogLine } from '@holdout/table'
import { createContext, useContext } from 'react'
import { useRoom } from './room.ts'

const Untold = createContext(0)

/** Provides the number of newest log lines that the table's playback has not reached yet. */
export const UntoldProvider = Untold.Provider

export function useUntold(): number {
  return useContext(Untold)
}

/** The log as far as the table's playback has shown it. */
export function useToldLog(): readonly LogLine[] {
  const { log } = useRoom().state
  const untold = useUntold()
  return untold === 0 ? log : log.slice(0, Math.max(0, log.length - untold))
}
