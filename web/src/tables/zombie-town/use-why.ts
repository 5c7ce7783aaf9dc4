import type { Reason } from '@holdout/engine'
import { useEffect, useState } from 'react'
import { useRoom } from '../../table/room.ts'

type Reasons = typeof import('./why.ts')

let known: Reasons | null = null

/**
 * The sentences that say why not. They are fetched once the table stands, so that it stands sooner. `tell` waits for them if it
 * must; `reasons` are null until they are here.
 */
export function useWhy(): {
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
  known ??= await import('./why.ts')
  return known
}
