import type { Scene } from '@holdout/table'
import { useCallback, useState } from 'react'

/**
 * A value that lasts until the next move. It is cleared during rendering as soon as another position is shown: after an
 * undo the same move number comes again, and an old selection must not come back with it.
 */
export function useAtMove<T>({
  seat: who,
  seq,
}: Pick<Scene, 'seat' | 'seq'>): readonly [T | null, (value: T | null) => void] {
  const at = `${who}/${seq}`
  const [kept, keep] = useState<{ readonly at: string; readonly value: T | null } | null>(null)
  if (kept !== null && kept.at !== at) keep(null)
  const set = useCallback((value: T | null) => keep({ at, value }), [at])
  return [kept?.at === at ? kept.value : null, set]
}
