import type { Told } from '@holdout/host'
import { createContext, useContext } from 'react'
import { useRoom } from './room.ts'

const Untold = createContext(0)

/** How many of the newest log lines the table's playback has not come to yet. */
export const UntoldProvider = Untold.Provider

export function useUntold(): number {
  return useContext(Untold)
}

/** The log as far as the table has shown it: a line appears with its beat of the playback, not before. */
export function useToldLog(): readonly Told[] {
  const { log } = useRoom().state
  const untold = useUntold()
  return untold === 0 ? log : log.slice(0, Math.max(0, log.length - untold))
}
