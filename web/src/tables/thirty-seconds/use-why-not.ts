import { useEffect, useState } from 'react'

type WhyNot = typeof import('@holdout/thirty-seconds/why-not')['whyNot']

/** The reasons why gear and cards cannot be used now. Loaded after the table is drawn; null until then. */
export function useWhyNot(): WhyNot | null {
  const [whyNot, setWhyNot] = useState<WhyNot | null>(null)
  useEffect(() => {
    let stale = false
    void import('@holdout/thirty-seconds/why-not').then(loaded => stale || setWhyNot(() => loaded.whyNot))
    return () => {
      stale = true
    }
  }, [])
  return whyNot
}
