import type { Reason } from '@holdout/engine'
import { useEffect, useState } from 'react'
import { useRoom } from '../../table/room.ts'

type Reasons = typeof import('./reasons.ts')

let known: Reasons | null = null

/**
 * The reasons why something is not possible. They are loaded after the table is drawn, so that it appears sooner.
 * `tell` waits for them; `reasons` is null until they are loaded.
 */
export function useReasons(): {
  readonly reasons: Reasons | null
  tell(of: (reasons: Reasons) => Reason | null): void
} {
  const { why } = useRoom()
  const [reasons, setReasons] = useState(known)
  useEffect(() => {
    if (!reasons) void fetchReasons().then(setReasons)
  }, [reasons])
  return {
    reasons,
    tell(of) {
      void fetchReasons().then(found => {
        const reason = of(found)
        if (reason) why(reason)
      })
    },
  }
}

async function fetchReasons(): Promise<Reasons> {
  known ??= await import('./reasons.ts')
  return known
}
