import type { Scene } from '@holdout/host'
import { useCallback, useState } from 'react'

/** Something that stands until the next move is made. It is let go while drawing: nothing has to be cleared afterwards. */
export function useAtMove<T>({ who, seq }: Scene): readonly [T | null, (value: T | null) => void] {
  const [kept, keep] = useState<{ readonly at: string; readonly value: T | null } | null>(null)
  const at = `${who}/${seq}`
  const set = useCallback((value: T | null) => keep({ at, value }), [at])
  return [kept?.at === at ? kept.value : null, set]
}
