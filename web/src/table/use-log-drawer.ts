import type { TableState } from '@holdout/table'
import { useCallback, useEffect, useState } from 'react'

/**
 * The drawer of the log. Under a running clock a decision of the viewer closes it, so that nothing covers the board
 * then; a message that is being written stays.
 */
export function useLogDrawer({ phase, scene }: TableState, hurried: boolean) {
  const [open, setOpen] = useState(false)
  const mine = phase.kind === 'ask'
  const over = scene.outcome !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision that arrives closes it, not a clock that starts
  useEffect(() => {
    if (mine && hurried && !document.activeElement?.closest('.drawer input')) setOpen(false)
  }, [mine, scene.seq])
  useEffect(() => {
    if (over) setOpen(false)
  }, [over])
  return {
    logOpen: open && !over,
    closeLog: useCallback(() => setOpen(false), []),
    toggleLog: useCallback(() => setOpen(now => !now), []),
  }
}
